import { type MultipartPart, parseMultipartRequest } from "@remix-run/multipart-parser";

/** Bytes. A name may have 4,000 characters. */
const MOST_HEADER = 32 * 1024;
const ESCAPED = { "%22": '"', "%0A": "\n", "%0D": "\r" } as const;

/** Parts of a posted form by name. Takes less memory than `formData`, which copies a file. Null if it broke off. */
export async function readParts(request: Request): Promise<ReadonlyMap<string, MultipartPart> | null> {
  const parts = new Map<string, MultipartPart>();
  try {
    for await (const part of parseMultipartRequest(request, { maxHeaderSize: MOST_HEADER })) {
      if (part.name) parts.set(part.name, part);
    }
    return parts;
  } catch {
    return null;
  }
}

/** The name of a file as it was on the device. */
export function fileNameOf({ filename = "" }: MultipartPart): string {
  return filename.replace(/%(22|0A|0D)/g, (escaped) => ESCAPED[escaped as keyof typeof ESCAPED]);
}
