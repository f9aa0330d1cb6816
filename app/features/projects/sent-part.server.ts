import type { MultipartPart } from "@remix-run/multipart-parser";
import * as z from "zod/mini";
import { fileNameOf } from "~/lib/http/read-parts.server";
import { PROJECT_BOUNDS } from "./project";
import type { UploadPlace } from "./upload-place";

/** A part of a file, as it was sent. */
export interface SentPart {
  place: UploadPlace;
  uploadId: string;
  /** Bytes before it. */
  position: number;
  /** Bytes of the whole file. */
  size: number;
  /** Hash of the whole file, in hex. */
  sha256: string;
  name: string;
  content: Buffer;
}

export type PartField = "item" | "upload_id" | "position" | "size" | "sha256" | "part";
/** The name of its words. */
export type PartProblem = "empty" | "tooLarge" | "invalid";

const count = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));
/** The fields beside the part itself, as texts. */
export const partSchema = z.object({
  item: z.optional(z.guid()),
  version: z.optional(count),
  upload_id: z.guid(),
  position: count,
  size: count,
  sha256: z.pipe(
    z.string().check(z.regex(/^[\da-f]{64}$/i)),
    z.transform((hex: string) => hex.toLowerCase()),
  ),
});

/** Problems by field where it cannot be stored. */
export function readSentPart(
  parts: ReadonlyMap<string, MultipartPart>,
): SentPart | { problems: Partial<Record<PartField, PartProblem>> } {
  const file = parts.get("part");
  const texts = [...parts].map(([name, part]) => [name, name === "part" ? "" : part.text]).filter(([, text]) => text);
  const parsed = z.safeParse(partSchema, Object.fromEntries(texts));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path: [name] }) => [name === "version" ? "item" : name, "invalid"]);
    return { problems: Object.fromEntries(fields) };
  }
  const { item, version, upload_id: uploadId, position, size, sha256 } = parsed.data;
  const place = placeOf(item, version);
  if (!place) return { problems: { item: "invalid" } };
  if (size === 0) return { problems: { size: "empty" } };
  if (size > PROJECT_BOUNDS.fileSize) return { problems: { size: "tooLarge" } };
  const isFitting = file && file.size > 0 && file.size <= PROJECT_BOUNDS.partSize && position + file.size <= size;
  if (!isFitting) return { problems: { part: "invalid" } };
  const content = Buffer.from(file.arrayBuffer);
  return { place, uploadId: uploadId.toLowerCase(), position, size, sha256, name: fileNameOf(file), content };
}

function placeOf(item: string | undefined, version: number | undefined): UploadPlace | null {
  if (item !== undefined) return version === undefined ? { item, version: null } : null;
  return version === undefined ? null : { item: null, version };
}
