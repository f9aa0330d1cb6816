import { projectDrafts as drafts } from "./project-drafts";

/** A text as the server has it. */
export interface StoredText {
  text: string | null;
  version: number;
}

/** `failed`: the server was not reached, or could not store it now. `refused`: it never will. */
export type SaveAnswer =
  | ({ outcome: "saved" | "conflict" } & StoredText)
  | { outcome: "closed" | "invalid" | "refused" | "failed" };

export type SaveStatus =
  | "idle"
  | "typing"
  | "saving"
  | "saved"
  | "offline"
  | "unsaved"
  | "refused"
  | "closed"
  | "conflict";

export interface SaverState {
  status: SaveStatus;
  /** The other text, while the customer has to choose. */
  theirs: string;
}

interface Draft {
  text: string;
  /** The text that the server had when this one was typed. */
  base: string;
}

/** Milliseconds after the last key. */
const PAUSE = 1_500;
/** Milliseconds between attempts. */
const RETRY = { first: 5_000, longest: 60_000 };

/** Stores a text on the device at each key, and on the server soon after the last one. Browser only. */
export class TextSaver {
  readonly #item: string;
  readonly #post: (text: string, version: number) => Promise<SaveAnswer>;
  readonly #onChange: (state: SaverState) => void;
  #base: string;
  #version: number;
  #typed: string;
  #status: SaveStatus = "idle";
  #theirs = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = RETRY.first;
  #sending: Promise<void> | null = null;

  constructor(
    item: string,
    stored: StoredText,
    on: { post: (text: string, version: number) => Promise<SaveAnswer>; change: (state: SaverState) => void },
  ) {
    this.#item = item;
    this.#base = stored.text ?? "";
    this.#typed = this.#base;
    this.#version = stored.version;
    this.#post = on.post;
    this.#onChange = on.change;
  }

  /** The text that the field is to show: one that has not reached the server comes before what is stored. */
  restore(shown: string): string {
    const draft = drafts.read(this.#item);
    if (!isDraft(draft) || isSame(draft.text, this.#base)) {
      drafts.drop(this.#item);
      // Typed before the page came alive.
      if (!isSame(shown, this.#base)) this.type(shown);
      return shown;
    }
    this.#typed = draft.text;
    if (isSame(draft.base, this.#base)) this.#schedule(0);
    else this.#ask(this.#base);
    return draft.text;
  }

  type(text: string): void {
    this.#typed = text;
    drafts.keep(this.#item, { text, base: this.#base } satisfies Draft);
    if (this.#status === "conflict") return;
    this.#become("typing");
    this.#schedule(PAUSE);
  }

  /** Sends at once what has not been sent. True if all of it is stored. */
  async flush(): Promise<boolean> {
    if (this.#sending) await this.#sending;
    if (this.#timer !== undefined) {
      this.stop();
      this.#send();
      await this.#sending;
    }
    return isSame(this.#typed, this.#base);
  }

  /** True if the field may show a text that was stored elsewhere: nothing typed here waits. */
  follow({ text, version }: StoredText): boolean {
    if (this.#sending || this.#timer !== undefined || this.#status === "conflict") return false;
    if (!isSame(this.#typed, this.#base)) return false;
    this.#version = version;
    if (isSame(text ?? "", this.#base)) return false;
    this.#base = text ?? "";
    this.#typed = this.#base;
    this.#become("idle");
    return true;
  }

  /** Ends a conflict. Returns the text that stays. */
  choose(which: "mine" | "theirs"): string {
    this.#base = this.#theirs;
    if (which === "theirs") {
      this.#typed = this.#theirs;
      drafts.drop(this.#item);
      this.#become("saved");
    } else {
      this.#become("typing");
      this.#schedule(0);
    }
    return this.#typed;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), after);
  }

  #send(): void {
    this.#timer = undefined;
    if (this.#sending) return;
    if (isSame(this.#typed, this.#base)) this.#finish();
    else
      this.#sending = this.#store().finally(() => {
        this.#sending = null;
      });
  }

  async #store(): Promise<void> {
    this.#become("saving");
    const text = this.#typed;
    const answer = await this.#post(text, this.#version);
    if (answer.outcome === "failed") return this.#tryAgain();
    this.#retry = RETRY.first;
    if (!("text" in answer)) return this.#become(answer.outcome === "invalid" ? "unsaved" : answer.outcome);
    const there = answer.text ?? "";
    const isTheirs = answer.outcome === "conflict" && !isSame(there, text);
    this.#version = answer.version;
    if (isTheirs && !isSame(there, this.#base)) return this.#ask(there);
    // A file that was given changes the version too, and no text.
    if (isTheirs) return await this.#store();
    this.#base = text;
    if (isSame(this.#typed, text)) this.#finish();
    else if (this.#timer === undefined) this.#schedule(PAUSE);
  }

  #finish(): void {
    drafts.drop(this.#item);
    this.#become("saved");
  }

  #tryAgain(): void {
    this.#become("offline");
    this.#schedule(this.#retry);
    this.#retry = Math.min(2 * this.#retry, RETRY.longest);
  }

  #ask(theirs: string): void {
    this.#theirs = theirs;
    this.#become("conflict");
  }

  #become(status: SaveStatus): void {
    this.#status = status;
    this.#onChange({ status, theirs: this.#theirs });
  }
}

/** The server trims texts. */
function isSame(one: string, other: string): boolean {
  return tidied(one) === tidied(other);
}

function tidied(text: string): string {
  return text.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

function isDraft(value: unknown): value is Draft {
  const { text, base } = Object(value) as Partial<Draft>;
  return typeof text === "string" && typeof base === "string";
}
