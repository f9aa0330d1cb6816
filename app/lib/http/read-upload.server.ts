/** Bytes of a form around its files. */
const AROUND = 64 * 1024;

/** A posted form with files of at most `most` bytes together. */
export async function readUpload(request: Request, most: number): Promise<FormData | "tooLarge" | "brokenOff" | null> {
  if (Number(request.headers.get("Content-Length")) > most + AROUND) {
    await discard(request);
    return "tooLarge";
  }
  if (!request.headers.get("Content-Type")?.startsWith("multipart/form-data")) return null;
  return await request.formData().catch(() => "brokenOff" as const);
}

/** A browser reads no answer before it has sent all. */
async function discard({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read());
}
