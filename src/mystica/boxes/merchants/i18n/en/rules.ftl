ruling-stronghold-trade = When Dragonlords or Acolytes trade with a stronghold, they get a token or steps in place of the spade, either with the transform and build action or without it.
ruling-trade-offers = Owners answer the power that a trade offers them right after that trade, or after all trades of the action.
ruling-no-trade-markers = A player who has placed no trade marker gets nothing for the final scoring tile that counts them, or is ranked like everybody else.
