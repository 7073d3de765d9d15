"""A net that learns to play against random opponents, with MaskablePPO of sb3-contrib.

python examples/learn_with_sb3.py 100000    so many decisions; the curve is the mean VP of the last 100 games
"""

import sys

import gymnasium
import numpy as np

from mystica import envs

try:
    from sb3_contrib import MaskablePPO
except ModuleNotFoundError:
    sys.exit("this example needs sb3-contrib, which is not installed: pip install sb3-contrib")

LESSON = 10_000  # decisions between two points of the curve
SCALE = 20.0  # VP for a reward of 1: PPO clips gradients, and large rewards would leave nothing for the policy


def table() -> gymnasium.Env:
    """One seat of two, paid for every VP. The net sees plain numbers; the mask comes by `action_masks`."""
    env = gymnasium.make(envs.NAME, kind=envs.GameKind(players=2), opponents="random", reward="vp")
    seen, _ = env.reset()
    plain = gymnasium.spaces.Box(0, np.inf, seen["observation"].shape, np.float32)
    env = gymnasium.wrappers.TransformReward(env, lambda vp: float(vp) / SCALE)
    return gymnasium.wrappers.TransformObservation(env, lambda seen: np.float32(seen["observation"]) / 10, plain)


def main(decisions: int) -> list[float]:
    model = MaskablePPO("MlpPolicy", table(), n_steps=1000, batch_size=250, seed=1)
    curve = []
    while model.num_timesteps < decisions:
        model.learn(min(LESSON, decisions - model.num_timesteps), reset_num_timesteps=False)
        curve.append(SCALE * float(np.mean([game["r"] for game in model.ep_info_buffer])))
        print(f"{model.num_timesteps} decisions: {curve[-1]:.1f} VP", flush=True)
    return curve


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
