// One hidden drawing sheet per page: every drawing is a <symbol> in it and is shown by <use>, so it is parsed once.
const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
sheet.setAttribute("class", "art-sheet");
sheet.setAttribute("aria-hidden", "true");
document.body.prepend(sheet);

/** Put drawings onto the sheet: name to markup, all in the same box. */
export function addSymbols(prefix: string, box: string, drawings: Record<string, string>): void {
  const symbols = Object.entries(drawings).map(
    ([name, markup]) => `<symbol id="${prefix}-${name}" viewBox="${box}" overflow="visible">${markup}</symbol>`,
  );
  sheet.insertAdjacentHTML("beforeend", symbols.join(""));
}

/** Put gradients and the like onto the sheet. */
export function addDefinitions(markup: string): void {
  sheet.insertAdjacentHTML("beforeend", `<defs>${markup}</defs>`);
}
