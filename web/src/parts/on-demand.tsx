// Parts of the app whose code is fetched when they are first opened: a moment of waiting, then the part; or what to do if it
// does not come.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal } from "../api/client";
import { t } from "../base/texts";
import { Dialog } from "./dialog";
import { problemText } from "./problem";

/** The app has been renewed on the server, or the server is gone. */
const missing = () => new Refusal(0, { problem: "no-part", detail: "", said: [], reason: null, view: null });

export const loadAgain = () => location.reload();

type Fetch<Props> = () => Promise<ComponentType<Props>>;

/** How it looks until the part is there, and if it does not come. */
interface Meanwhile<Props> {
  Waiting: ComponentType;
  Failed: ComponentType<{ error: unknown; of: Props }>;
}

/** A component that is fetched when it is first drawn; one that did not come is asked for again the next time. */
export function onDemand<Props extends object>(fetchPart: Fetch<Props>, { Waiting, Failed }: Meanwhile<Props>): ComponentType<Props> {
  const state = signal<{ Part?: ComponentType<Props>; error?: unknown }>({});
  const start = async () => {
    if (state.peek().Part) return;
    state.value = {};
    try {
      state.value = { Part: await fetchPart() };
    } catch (error) {
      console.error(error);
      state.value = { error: missing() };
    }
  };
  return function OnDemand(props: Props) {
    useEffect(() => void start(), []);
    const { Part, error } = state.value;
    if (Part) return <Part {...props} />;
    return error ? <Failed error={error} of={props} /> : <Waiting />;
  };
}

function SheetWaiting() {
  return (
    <p class="part-waiting" role="status">
      {t("shell-opening")}
    </p>
  );
}

/** A sheet over the page that is fetched when it is opened. */
export function sheetOnDemand<Props extends object>(fetchPart: Fetch<Props>, close: (of: Props) => void): ComponentType<Props> {
  const Failed = ({ error, of }: { error: unknown; of: Props }) => (
    <Dialog title={t("shell-trouble")} kind="small" onClose={() => close(of)}>
      <p class="problem" role="alert">
        {problemText(error)}
      </p>
      <p>{t("shell-advice-no-part")}</p>
      <button type="button" class="button main" onClick={loadAgain}>
        {t("shell-load-again")}
      </button>
    </Dialog>
  );
  return onDemand(fetchPart, { Waiting: SheetWaiting, Failed });
}
