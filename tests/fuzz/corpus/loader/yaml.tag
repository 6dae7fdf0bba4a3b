cards: !special []
