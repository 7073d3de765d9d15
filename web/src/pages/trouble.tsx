// When something goes wrong: what it was, and what one can do.
import { Component, type ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { problemKey } from "../parts/problem";
import { has, t } from "../base/texts";
import { Frame } from "./frame";

interface Trouble {
  error: unknown;
  onAgain(): void;
}

function TroubleSheet({ error, onAgain }: Trouble) {
  const key = problemKey(error);
  const advice = `shell-advice-${key}`;
  return (
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
  );
}

export function TroublePage(trouble: Trouble) {
  return (
    <Frame title={t("shell-trouble")} narrow>
      <TroubleSheet {...trouble} />
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
    // bare: what broke the page may be part of its frame
    return (
      <main class="page-main narrow">
        <h1>{t("shell-trouble")}</h1>
        <TroubleSheet error={this.state.error} onAgain={() => location.reload()} />
      </main>
    );
  }
}
