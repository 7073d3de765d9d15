"""The public face: a game, its moves, views, history, explanations, warnings and projections."""

from mystica.game.advice import Forecast, Hint, Hints, Judgement, Term
from mystica.game.decision_names import decisions
from mystica.game.game import PRESETS, Game
from mystica.game.history import Ply
from mystica.game.moves.kinds import kinds
from mystica.game.moves.move import Move
from mystica.game.moves.outcome import FollowUp, Outcome
from mystica.game.views.map import BridgeView, MapView, SpaceView
from mystica.game.views.players import PlayerView
from mystica.game.views.projections import CultBonusView, FinalView, IncomeView
from mystica.game.views.tiles import AuctionView, BonusView, CultView, OfferView, ScoringView, TilesView
from mystica.game.warnings.of_move import Warning, known_warnings, warnings_of
from mystica.game.why_not.reasons import Reason, RefusedMove, Repair, reason_keys

__all__ = [
    "Game", "Move", "Outcome", "FollowUp", "Ply", "Reason", "Repair", "RefusedMove", "PlayerView", "MapView",
    "SpaceView", "BridgeView", "TilesView", "ScoringView", "BonusView", "CultView", "OfferView", "AuctionView",
    "IncomeView", "CultBonusView", "FinalView", "Warning", "warnings_of", "known_warnings", "PRESETS", "kinds",
    "decisions", "reason_keys", "Hint", "Hints", "Forecast", "Term", "Judgement",
]  # fmt: skip
