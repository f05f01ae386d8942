"""Series of games: blocks of them on as many processes as are asked for, told in order, the same for any number."""
