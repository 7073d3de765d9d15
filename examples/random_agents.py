"""A whole game in the PettingZoo environment: every seat draws a legal action."""

from mystica import envs


def main() -> dict[str, float]:
    env = envs.env(kind=envs.GameKind(players=3), reward="margin")
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            print(f"{agent}: {info['vp']} VP, margin {reward:+.0f}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return total


if __name__ == "__main__":
    main()
