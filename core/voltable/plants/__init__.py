"""What both games do with power plants: the row and its deck, auction, scrapping, storage, production."""
