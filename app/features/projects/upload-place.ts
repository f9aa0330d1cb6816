import { v5 as uuidv5 } from "uuid";

/** A file is given with an item, or with a reaction to a version. */
export type UploadPlace = { item: string; version: null } | { item: null; version: number };

/** Bytes of a part: less than proxies let pass, and little to send again after a line was cut. */
export const PART_SIZE = 320 * 1024;

const NAMESPACE = "5f8d1c9e-0f0b-4b54-9a53-6d1f6b0c2a11";

/** The same for the same bytes (`sha256` in hex) in the same place, so that an upload goes on after a reload. */
export function uploadIdOf({ item, version }: UploadPlace, sha256: string): string {
  return uuidv5(`${item ?? `version ${version}`} ${sha256}`, NAMESPACE);
}
