"""One seat in the Gymnasium environment against novices: legal actions by the mask, facts by their names."""

import gymnasium
import numpy as np

from mystica import envs


def main() -> list[float]:
    env = gymnasium.make(envs.NAME, kind=envs.GameKind(players=2), seat=None, opponents="novice", reward="win")
    lots = np.random.default_rng(1)
    wins = []
    for episode in range(2):
        seen, info = env.reset(seed=1 if episode == 0 else None)
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, paid, over, _, info = env.step(lots.choice(legal))
            reward = float(paid)
        vp = int(seen["observation"][envs.where("vp")][0])
        other = int(seen["observation"][envs.where("vp", seat=1)][0])
        print(f"seat {info['seat']}: {vp} VP against {other}, reward {reward}")
        wins.append(reward)
    return wins


if __name__ == "__main__":
    main()
