// A game as a file: a save that can be loaded again, or its ledger.
import { api } from "../api/client";
import { download, fileName } from "./download";

export async function saveFile(id: string, title: string): Promise<void> {
  download(fileName(title, "json"), JSON.stringify(await api.save(id), null, 1), "application/json");
}

export async function ledgerFile(id: string, title: string): Promise<void> {
  download(fileName(title, "txt"), await api.ledger(id), "text/plain");
}
