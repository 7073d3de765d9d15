"""Many games together: one array of actions for all, chosen by scores that a network could give."""

import numpy as np

from mystica import envs


def main(games: int = 8, steps: int = 300) -> int:
    batch = envs.Batch(games, envs.GameKind(players=2), reward="margin")
    lots = np.random.default_rng(1)
    now = batch.reset(seed=1)
    ended = 0
    for _ in range(steps):
        scores = lots.random(now.masks.shape)  # in place of a network: policy(now.observations)
        now = batch.step(np.where(now.masks, scores, -1.0).argmax(axis=1))
        for game in np.flatnonzero(now.done):
            ended += 1
            print(f"game {game} ended: VP {now.vp[game].tolist()}, rewards {now.rewards[game].tolist()}")
    print(f"{games * steps} steps, {ended} games ended")
    return ended


if __name__ == "__main__":
    main()
