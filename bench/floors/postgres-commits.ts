import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { RAW_BODY, RAW_TABLE } from "./raw-row.ts";

// Commits single rows in a loop on several connections at once, for a number of seconds; prints how many per second.
// Arguments: address, seconds, connections.
const [connectionString, seconds, connections] = process.argv.slice(2);
const text = "insert into raw_rows (id, body) values ($1, $2)";
let commits = 0;

async function connected(): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function commit(client: Client, end: number): Promise<void> {
  while (performance.now() < end) {
    await client.query({ name: "raw", text, values: [randomUUID(), RAW_BODY] });
    commits++;
  }
}

const first = await connected();
await first.query(RAW_TABLE);
await first.end();
const clients = await Promise.all(Array.from({ length: Number(connections) }, connected));
const begin = performance.now();
const end = begin + Number(seconds) * 1_000;
await Promise.all(clients.map((client) => commit(client, end)));
console.log(commits / ((performance.now() - begin) / 1_000));
await Promise.all(clients.map((client) => client.end()));
