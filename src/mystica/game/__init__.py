"""The public face: a game, its moves, views, history, explanations, warnings and projections."""

from mystica.game.advice import Forecast, Hint, Hints, Judgement, Term
from mystica.game.decision_names import DECISIONS
from mystica.game.game import PRESETS, Game
from mystica.game.history import Ply
from mystica.game.moves import KINDS, FollowUp, Move, Outcome
from mystica.game.views.map import BridgeView, MapView, SpaceView
from mystica.game.views.players import PlayerView
from mystica.game.views.projections import CultBonusView, FinalView, IncomeView
from mystica.game.views.sea import CanalView, FleetView, RangeView, SeaView, VoyageView
from mystica.game.views.sea_trades import VisitView
from mystica.game.views.tiles import AuctionView, BonusView, CultView, OfferView, ScoringView, TilesView
from mystica.game.warnings.of_move import WARNINGS, Warning, warnings_of
from mystica.game.why_not.reasons import SENTENCES, Reason, RefusedMove, Repair

__all__ = [
    "Game", "Move", "Outcome", "FollowUp", "Ply", "Reason", "Repair", "RefusedMove", "PlayerView", "MapView",
    "SpaceView", "BridgeView", "TilesView", "ScoringView", "BonusView", "CultView", "OfferView", "AuctionView",
    "IncomeView", "CultBonusView", "FinalView", "Warning", "warnings_of", "WARNINGS", "PRESETS", "KINDS", "DECISIONS",
    "SENTENCES", "Hint", "Hints", "Forecast", "Term", "Judgement", "SeaView", "FleetView", "RangeView", "CanalView",
    "VoyageView", "VisitView",
]  # fmt: skip
