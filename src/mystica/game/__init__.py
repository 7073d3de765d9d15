"""The public face: a game, its moves, views, history, explanations and projections."""

from mystica.game.forecast import Forecast
from mystica.game.game import PRESETS, Game
from mystica.game.hints import Hint, Hints
from mystica.game.history import Ply
from mystica.game.map_views import BridgeView, MapView, SpaceView
from mystica.game.moments import DECISIONS
from mystica.game.moves import KINDS, FollowUp, Move, Outcome
from mystica.game.player_views import PlayerView
from mystica.game.projections import CultBonusView, FinalView, IncomeView
from mystica.game.reasoning import Term
from mystica.game.reasons import SENTENCES, Reason, RefusedMove, Repair
from mystica.game.review import Judgement
from mystica.game.sea_trades import VisitView
from mystica.game.sea_views import CanalView, FleetView, RangeView, SeaView, VoyageView
from mystica.game.views import AuctionView, BonusView, CultView, OfferView, ScoringView, TilesView
from mystica.game.warnings import WARNINGS, Warning, warnings_of

__all__ = [
    "Game", "Move", "Outcome", "FollowUp", "Ply", "Reason", "Repair", "RefusedMove", "PlayerView", "MapView",
    "SpaceView", "BridgeView", "TilesView", "ScoringView", "BonusView", "CultView", "OfferView", "AuctionView",
    "IncomeView", "CultBonusView", "FinalView", "Warning", "warnings_of", "WARNINGS", "PRESETS", "KINDS", "DECISIONS",
    "SENTENCES", "Hint", "Hints", "Forecast", "Term", "Judgement", "SeaView", "FleetView", "RangeView", "CanalView",
    "VoyageView", "VisitView",
]  # fmt: skip
