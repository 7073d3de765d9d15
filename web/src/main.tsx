// The app begins here: preferences, texts, facts, then the page the address names.
import { render } from "preact";
import "./styles/index.css";
import { loadCatalogue } from "./store";
import { applyPreferences, preferences } from "./preferences";
import { loadTexts } from "./texts";
import { App } from "./pages/app";

applyPreferences();
await Promise.all([loadTexts(preferences.value.locale), loadCatalogue()]);
render(<App />, document.getElementById("app")!);
