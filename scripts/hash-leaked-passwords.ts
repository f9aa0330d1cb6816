import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PASSWORD_BOUNDS } from "../app/lib/account-bounds.ts";

/** Bytes of a hash that are kept: one good password in a hundred thousand is taken for a leaked one. */
const HASH_BYTES = 4;
const TARGET = path.resolve(import.meta.dirname, "../app/features/users/passwords/leaked-passwords.ts");

// Makes the list of passwords that no user may choose, from a file with one leaked password per line. Those that are too
// short anyway are left out. The current list comes from the million most used of ten million leaked passwords
// (SecLists, 10-million-password-list-top-1000000.txt).
const [, , file] = process.argv;
if (!file) throw new Error("Which file? npx node scripts/hash-leaked-passwords.ts <file with a password a line>");
const long = readFileSync(file, "utf8")
  .split(/\r?\n/)
  .map((line) => line.toLowerCase())
  .filter((password) => password.length >= PASSWORD_BOUNDS.min);
const hashes = [...new Set(long)].map((password) =>
  createHash("sha256").update(password).digest().subarray(0, HASH_BYTES),
);
const bytes = Buffer.concat(hashes.toSorted(Buffer.compare));
writeFileSync(
  TARGET,
  `/** Made by scripts/hash-leaked-passwords.ts: the first ${HASH_BYTES} bytes of the SHA-256 of each, in small letters, in order. */
export const HASH_BYTES = ${HASH_BYTES};
export const LEAKED = "${bytes.toString("base64")}";
`,
);
console.log(`${hashes.length} passwords`);
