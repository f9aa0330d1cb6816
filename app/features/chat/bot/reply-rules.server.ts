import type { Db } from "~/lib/db/database.server";
import { Assistant, shippedAssistant, shippedRules } from "./answer.server";
import { applyEdits } from "./apply-edits.server";
import { findEdits, newestVersion } from "./bot-reply-store.server";

/** Each call looks up the version, so that a change takes effect at once in every process. */
export class ReplyRules {
  readonly #db: Db;
  #made: { version: number; assistant: Assistant } = { version: 0, assistant: shippedAssistant };

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<Assistant> {
    if ((await newestVersion(this.#db)) !== this.#made.version) {
      const { version, edits } = (await findEdits(this.#db)) ?? { version: 0, edits: null };
      this.#made = {
        version,
        assistant: edits ? new Assistant(applyEdits(shippedRules, edits)) : shippedAssistant,
      };
    }
    return this.#made.assistant;
  }
}
