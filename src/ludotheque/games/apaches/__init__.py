"""Les Apaches de Paris: nine districts, thirty-one planques, and no tie allowed."""
