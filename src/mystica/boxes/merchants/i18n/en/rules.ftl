ruling-stronghold-trade = For a trade with a stronghold the Dragonlords and the Acolytes get a token or steps in place of the spade, and with it the transform and build action; or not that action.
ruling-trade-offers = Owners answer the power that a trade offers them after that trade, or when all trades of the action are done.
ruling-no-trade-markers = Whoever has placed no trade marker gets nothing for the final scoring tile that counts them, or a place like anybody.
