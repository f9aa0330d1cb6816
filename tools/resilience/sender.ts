import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** Bytes, as the page of a project sends them. */
const PART = 320 * 1024;
/** Milliseconds. */
const PATIENCE = 10_000;
const RETRY = { first: 1_000, longest: 30_000 };

interface Answer {
  files?: { upload_id: string; parts: { position: number }[] }[];
}

/** Sends files of a customer in parts, and goes on where it stopped, as the page of a project does. */
export class Sender {
  readonly #address: string;
  readonly #item: string;
  /** Bytes of parts that the server did not take, with a promise to take them later (503). */
  putOff = 0;
  /** Answers that end a file. */
  readonly refusals: string[] = [];

  /** `address` takes the files of the item. */
  constructor(address: string, item: string) {
    this.#address = address;
    this.#item = item;
  }

  /** Resolves once the server has all of it, or has refused it. */
  async send(content: Buffer<ArrayBuffer>, uploadId: string): Promise<void> {
    const there = (await this.#untilTaken({}))?.files?.find(({ upload_id }) => upload_id === uploadId);
    const has = new Set(there?.parts.map(({ position }) => position));
    const sha256 = createHash("sha256").update(content).digest("hex");
    const fields = { item: this.#item, upload_id: uploadId, size: String(content.length), sha256 };
    for (let position = 0; position < content.length; position += PART) {
      if (has.has(position)) continue;
      const part = content.subarray(position, position + PART);
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, position: String(position) })) body.append(name, value);
      body.append("part", new Blob([part]), "foto.jpg");
      if (!(await this.#untilTaken({ method: "POST", body }, part.length))) return;
    }
  }

  /** Asks again while line or server are away. Null if it is refused. */
  async #untilTaken(ask: RequestInit, length = 0): Promise<Answer | null> {
    for (let pause = RETRY.first; ; pause = Math.min(2 * pause, RETRY.longest)) {
      const answer = await this.#ask(ask);
      if (answer?.ok) return answer.json;
      if (answer && answer.status !== 503) {
        this.refusals.push(`${answer.status} ${JSON.stringify(answer.json)}`);
        return null;
      }
      if (answer) this.putOff += length;
      await sleep(pause);
    }
  }

  /** Null if the line is cut before the end of the answer. */
  async #ask(ask: RequestInit): Promise<{ ok: boolean; status: number; json: Answer } | null> {
    try {
      const answer = await fetch(this.#address, { ...ask, signal: AbortSignal.timeout(PATIENCE) });
      return { ok: answer.ok, status: answer.status, json: (await answer.json()) as Answer };
    } catch {
      return null;
    }
  }
}
