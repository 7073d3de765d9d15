// The app begins here: preferences, texts, facts, then the page the address names.
import { render } from "preact";
import "./styles/index.css";
import "virtual:box-styles";
import "virtual:boxes";
import { catalogue, loadCatalogue } from "./store";
import { keepApp, speakKeptLanguage } from "./store/installed";
import { applyPreferences, preferences, settleLanguage } from "./base/preferences";
import { loadTexts } from "./base/texts";
import { App } from "./pages/app";
import { NoStart } from "./pages/no-start";

const page = document.getElementById("app")!;

async function start(): Promise<void> {
  try {
    await loadCatalogue();
    settleLanguage(catalogue.value.locales);
    await loadTexts(preferences.value.locale);
  } catch (error) {
    console.error(error);
    return render(<NoStart spoken={await speakKeptLanguage()} onAgain={start} />, page);
  }
  render(<App />, page);
  keepApp();
}

applyPreferences();
await start();
