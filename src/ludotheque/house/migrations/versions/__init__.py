"""One module per change of the schema, each naming the one before it."""
