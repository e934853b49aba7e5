"""The complete solution of Apagos: every position of every start, with its winner and its length."""
