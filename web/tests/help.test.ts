import { expect, test } from "vitest";
import { closeHelp, helpBack, openHelp, searched } from "../src/store/help";

test("what was searched stays while help is open, and is gone when it is opened again", () => {
  openHelp("");
  searched.value = "town";
  openHelp("faction:nomads");
  helpBack();
  expect(searched.value).toBe("town");
  closeHelp();
  openHelp("");
  expect(searched.value).toBe("");
});
