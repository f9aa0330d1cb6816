import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { PROJECT_BOUNDS } from "../project";
import { PART_SIZE, type UploadPlace, uploadIdOf } from "../upload-place";
import { isPassing, untilOnline } from "./retry";
import type { UploadTask } from "./upload-task";

/** Files that are sent side by side: what is sent again after a cut is one part of each. */
const SIDE_BY_SIDE = 3;
/** Milliseconds. */
const PART_PATIENCE = 55_000;
const RETRY = { first: 1_000, longest: 30_000 };
/** Times that a file is sent anew when it arrived damaged. */
const ATTEMPTS = 2;

/** Names of the words where an answer has none. */
const PROBLEMS: Partial<Record<number, string>> = { 404: "gone", 413: "tooLarge" };

interface Received {
  upload_id: string;
  whole: boolean;
  parts: { position: number; size: number }[];
}

type PartAnswer = { outcome: "received"; whole: boolean } | { outcome: "refused"; text: string; mayRestart: boolean };

/** Sends files in parts, and goes on where it stopped when the line or the server was away. Browser only. */
export class Uploads {
  readonly #address: string;
  readonly #onChange: (tasks: readonly UploadTask[]) => void;
  readonly #files = new Map<number, File>();
  #tasks: readonly UploadTask[] = [];
  #running = 0;
  #last = 0;

  constructor(address: string, onChange: (tasks: readonly UploadTask[]) => void) {
    this.#address = address;
    this.#onChange = onChange;
  }

  /** Drops what was refused in the same place before. */
  add(files: readonly File[], place: UploadPlace): void {
    const kept = this.#tasks.filter((task) => task.state !== "refused" || !isSamePlace(task.place, place));
    const added = files.map((file): UploadTask => {
      this.#last += 1;
      const { name, size } = file;
      const problem = size === 0 ? "empty" : size > PROJECT_BOUNDS.fileSize ? "tooLarge" : null;
      if (problem === null) this.#files.set(this.#last, file);
      const state = problem === null ? "waiting" : "refused";
      return { id: this.#last, place, name, size, uploadId: null, sent: 0, state, problem };
    });
    this.#show([...kept, ...added]);
    this.#start();
  }

  /** Forgets files that the page shows itself by now. */
  forget(uploadIds: ReadonlySet<string>): void {
    const left = this.#tasks.filter((task) => task.state !== "done" || !uploadIds.has(task.uploadId ?? ""));
    if (left.length < this.#tasks.length) this.#show(left);
  }

  #start(): void {
    while (this.#running < SIDE_BY_SIDE) {
      const next = this.#tasks.find(({ id, state }) => state === "waiting" && this.#files.has(id));
      const file = next && this.#files.get(next.id);
      if (!next || !file) return;
      this.#running += 1;
      this.#files.delete(next.id);
      void this.#run(next, file).finally(() => {
        this.#running -= 1;
        this.#start();
      });
    }
  }

  async #run({ id, place }: UploadTask, file: File): Promise<void> {
    try {
      this.#change(id, { state: "reading" });
      const hash = await hashOf(file);
      const uploadId = uploadIdOf(place, hash);
      this.#change(id, { uploadId, state: "sending" });
      const fields = { ...placeFields(place), upload_id: uploadId, size: String(file.size), sha256: hash };
      for (let attempt = 1; ; attempt += 1) {
        const answer = await this.#sendParts(id, file, fields);
        if (answer.outcome === "received") return this.#change(id, { state: "done", sent: file.size });
        if (!answer.mayRestart || attempt === ATTEMPTS) return this.#refuse(id, answer.text);
      }
    } catch {
      // The file was moved or deleted on the device.
      this.#refuse(id, "unreadable");
    }
  }

  async #sendParts(id: number, file: File, fields: Record<string, string>): Promise<PartAnswer> {
    const there = await this.#received(id, fields.upload_id ?? "");
    const has = (position: number) => there?.whole || there?.parts.some((part) => part.position === position);
    const positions = Array.from({ length: Math.ceil(file.size / PART_SIZE) }, (_, index) => index * PART_SIZE);
    const missing = positions.filter((position) => !has(position));
    let sent = positions.reduce((sum, at) => sum + (has(at) ? lengthAt(file, at) : 0), 0);
    this.#change(id, { sent });
    // The server may have stopped before the check of the whole file, or the item was sent back since.
    for (const position of missing.length > 0 ? missing : positions.slice(-1)) {
      const answer = await this.#sendPart(id, file, { ...fields, position: String(position) }, position);
      if (answer.outcome === "refused" || answer.whole) return answer;
      sent += lengthAt(file, position);
      this.#change(id, { sent: Math.min(sent, file.size), state: "sending" });
    }
    return { outcome: "refused", text: "broken", mayRestart: true };
  }

  async #sendPart(id: number, file: File, fields: Record<string, string>, position: number): Promise<PartAnswer> {
    // Read here: a file that cannot be read is no line that was cut.
    const bytes = await file.slice(position, position + PART_SIZE).arrayBuffer();
    const response = await this.#persist(id, () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("part", new Blob([bytes]), file.name);
      return fetch(this.#address, { method: "POST", body, signal: AbortSignal.timeout(PART_PATIENCE) });
    });
    const { status, answer } = response;
    if (status === 200) return { outcome: "received", whole: answer.whole === true };
    const said = Object.values(answer.fields ?? {})[0] ?? (status === 409 ? answer.error : PROBLEMS[status]);
    const mayRestart = status === 404 || answer.fields?.part !== undefined;
    return { outcome: "refused", text: said ?? "invalid", mayRestart };
  }

  async #received(id: number, uploadId: string): Promise<Received | undefined> {
    const { answer } = await this.#persist(id, () =>
      fetch(this.#address, { cache: "no-store", signal: AbortSignal.timeout(PART_PATIENCE) }),
    );
    return answer.files?.find((file) => file.upload_id === uploadId);
  }

  /** Asks again until the server has answered, for as long as it takes. */
  async #persist(id: number, ask: () => Promise<Response>): Promise<{ status: number; answer: Answer }> {
    for (let pause = RETRY.first; ; pause = Math.min(2 * pause, RETRY.longest)) {
      let patience = pause;
      try {
        const response = await ask();
        const { status } = response;
        if (response.ok) return { status, answer: await response.json() };
        // A proxy refuses with a page of its own.
        if (!isPassing(status)) return { status, answer: await response.json().catch(() => ({})) };
        const asked = 1_000 * Number(response.headers.get("Retry-After"));
        if (status === 429 && asked > 0) patience = asked;
      } catch {
        // The line was cut, or the answer was: the same part is sent again.
      }
      this.#change(id, { state: navigator.onLine ? "retrying" : "offline" });
      await untilOnline(patience);
      this.#change(id, { state: "sending" });
    }
  }

  #refuse(id: number, problem: string): void {
    this.#change(id, { state: "refused", problem });
  }

  #change(id: number, changes: Partial<UploadTask>): void {
    this.#show(this.#tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)));
  }

  #show(tasks: readonly UploadTask[]): void {
    this.#tasks = tasks;
    this.#onChange(tasks);
  }
}

interface Answer {
  whole?: boolean;
  error?: string;
  fields?: Record<string, string>;
  files?: Received[];
}

function placeFields({ item, version }: UploadPlace): Record<string, string> {
  return item === null ? { version: String(version) } : { item };
}

function isSamePlace(one: UploadPlace, other: UploadPlace): boolean {
  return one.item === other.item && one.version === other.version;
}

function lengthAt({ size }: File, position: number): number {
  return Math.min(PART_SIZE, size - position);
}

/** Reads slice by slice: a film does not fit into the memory of a phone. */
async function hashOf(file: File): Promise<string> {
  const hash = sha256.create();
  for (let position = 0; position < file.size; position += PART_SIZE) {
    hash.update(new Uint8Array(await file.slice(position, position + PART_SIZE).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
