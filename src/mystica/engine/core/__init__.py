"""The basis of every rule: ids, tables, board, state, actions, decisions."""
