"""The lab: the games as environments of the libraries that researchers use."""
