import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { agreedProject } from "../../../tests/support/agreed-project.ts";
import { Product } from "../../../tests/support/product.ts";
import { openDatabase } from "../../../tests/support/product-database.ts";
import { Line } from "../line.ts";
import { damage, leaveNoRoomInLog, onSqlite, type Place } from "../place.ts";
import { startAgain } from "../readiness.ts";
import type { Finding, Scale, Scenario } from "../scenario.ts";
import { SeededRandom } from "../seeded-random.ts";
import { Sender } from "../sender.ts";
import { type Disk, smallDisk } from "../small-disk.ts";

const MB = 1024 * 1024;
const FILES = { short: 12, full: 20 };
const SIZE = { short: MB, full: 6_000_000 };
const DISK = { short: 96, full: 512 };
const SIDE_BY_SIDE = 3;
const HARMS = ["cut", "kill", "cut", "cut", "kill", "cut", "fill", "cut"] as const;
/** Milliseconds that the disk stays full. */
const FULL = { short: 500, full: 5_000 };

/** Files of a customer come in over a line that is cut, to a product that is killed, on a disk that is full for a while. */
export const uploads: Scenario = {
  name: "uploads",
  hasShortForm: true,
  run: (scale, seed) => onSqlite((place) => onSmallDisk(place, scale, seed)),
};

async function onSmallDisk(place: Place, scale: Scale, seed: number): Promise<Finding[]> {
  const disk = smallDisk(DISK[scale]);
  const dataDir = path.join(disk.folder, "data");
  mkdirSync(dataDir);
  const product = await Product.start({ ...place.env, DATA_DIR: dataDir });
  try {
    return await sendAll({ place, product, disk }, scale, new SeededRandom(seed, "files"));
  } finally {
    await product.stop();
    disk.remove();
  }
}

interface Stage {
  place: Place;
  product: Product;
  disk: Disk;
}

async function sendAll({ place, product, disk }: Stage, scale: Scale, random: SeededRandom): Promise<Finding[]> {
  const token = (await agreedProject(product, "klant@voorbeeld.example")).split("/").at(-1);
  const line = await Line.to(product.url);
  const sender = new Sender(`${line.url}/api/projects/${token}/files`, itemOf(product));
  const files = Array.from({ length: FILES[scale] }, () => ({
    content: bytesOf(random, SIZE[scale]),
    id: randomUUID(),
  }));
  const hashes = files.map(({ content }) => hashOf(content)).sort();
  const sent = files.reduce((sum, { content }) => sum + content.length, 0);
  const queue = [...files];
  const sending = Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) await sender.send(file.content, file.id);
    }),
  );
  await harm({ place, product, disk }, line, sent, scale);
  await sending;
  line.close();
  const stored = storedFiles(product);
  const again = Math.round((line.bytes - sent - sender.putOff) / 1024 / (HARMS.length - 1));
  const on = `${place.name}, ${disk.kind}`;
  const none = { atMost: 0 };
  return [
    { what: "files sent", on, count: files.length, goal: { atLeast: FILES[scale] } },
    { what: "refused", on, count: sender.refusals.length, goal: none, examples: sender.refusals.slice(0, 3) },
    { what: "put off while the disk is full (KiB)", on, count: Math.round(sender.putOff / 1024), goal: null },
    { what: "lost or damaged", on, count: hashes.filter((hash) => !stored.includes(hash)).length, goal: none },
    { what: "doubled", on, count: stored.length - new Set(stored).size, goal: none },
    { what: "sent again for each cut or kill (KiB)", on, count: again, goal: { atMost: 1_024 } },
    { what: "damage in the file of the database", on, count: await damage(place, product), goal: none },
  ];
}

/** Harms come while files are under way, however quick the machine is. */
async function harm({ place, product, disk }: Stage, line: Line, sent: number, scale: Scale): Promise<void> {
  for (const [index, harmful] of HARMS.entries()) {
    await line.carries((sent * (index + 1)) / (HARMS.length + 1));
    if (harmful === "cut") line.cut();
    if (harmful === "kill") {
      await product.kill();
      await startAgain(product);
    }
    if (harmful !== "fill") continue;
    leaveNoRoomInLog(place, product);
    disk.fill(product.pid);
    await sleep(FULL[scale]);
    disk.makeRoom(product.pid);
  }
}

function itemOf(product: Product): string {
  using database = openDatabase(product);
  return String(database.prepare("select id from project_items where name = 'photos'").get()?.id);
}

/** Hashes of the files that are whole, of the bytes as they are stored. */
function storedFiles(product: Product): string[] {
  using database = openDatabase(product);
  const files = database.prepare("select id from project_files where whole_at is not null").all();
  const parts = database.prepare("select content from project_file_parts where file_id = ? order by position");
  return files.map(({ id }) =>
    hashOf(Buffer.concat(parts.all(String(id)).map(({ content }) => content as Uint8Array))),
  );
}

function bytesOf(random: SeededRandom, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(Math.floor(random.next() * 2 ** 32), at);
  return bytes;
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
