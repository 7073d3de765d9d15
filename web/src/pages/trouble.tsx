// When something goes wrong: what it was, and what one can do.
import { Component, type ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { problemKey } from "../parts/problem";
import { has, t } from "../texts";
import { Frame } from "./frame";

interface Trouble {
  error: unknown;
  onAgain(): void;
}

export function TroublePage({ error, onAgain }: Trouble) {
  const key = problemKey(error);
  const advice = `shell-advice-${key}`;
  return (
    <Frame title={t("shell-trouble")} narrow>
      <section class="paper trouble">
        <Icon name={key === "offline" ? "hourglass" : "warning"} size={64} />
        <p class="trouble-what">{t(`problem-${key}`)}</p>
        <p>{t(has(advice) ? advice : "shell-advice")}</p>
        <p class="row">
          <button type="button" class="button main" onClick={onAgain}>
            {t("shell-try-again")}
          </button>
          <a class="button" href="#/">
            {t("shell-home")}
          </a>
        </p>
      </section>
    </Frame>
  );
}

/** Catches what a page throws while it is drawn, so that nobody sits before an empty window. */
export class Boundary extends Component<{ children: ComponentChildren }, { error: unknown }> {
  override state = { error: null as unknown };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <TroublePage error={this.state.error} onAgain={() => location.reload()} />;
  }
}
