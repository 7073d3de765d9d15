// Pages that are fetched when their address is first opened, with what boxes add to them.
import type { ComponentType } from "preact";
import { partsOf, type PageWithParts } from "../base/slots";
import { t } from "../base/texts";
import { loadAgain, onDemand } from "../parts/on-demand";
import { TroublePage } from "./trouble";

/** Fetch a page and the boxes' parts of it together. */
export async function withParts<Found>(page: PageWithParts, found: Promise<Found>): Promise<Found> {
  const [fetched] = await Promise.all([found, ...partsOf(page)]);
  return fetched;
}

export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t("shell-opening")}
    </p>
  );
}

const Failed = ({ error }: { error: unknown }) => <TroublePage error={error} onAgain={loadAgain} />;

export function pageOnDemand<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return onDemand(fetchPage, { Waiting, Failed });
}
