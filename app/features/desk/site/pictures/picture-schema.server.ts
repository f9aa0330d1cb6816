import * as z from "zod/mini";
import type { Picture } from "~/content/picture";

const file = (format: string) => z.string().check(z.regex(new RegExp(`^/media/[0-9a-f]{32}\\.${format}$`)));
const pixels = z.int().check(z.minimum(1), z.maximum(10_000));

const picture = z.strictObject({
  src: file("webp"),
  srcSet: z.string().check(z.regex(/^\/media\/[0-9a-f]{32}\.avif \d+w(, \/media\/[0-9a-f]{32}\.avif \d+w){0,9}$/)),
  share: file("jpg"),
  width: pixels,
  height: pixels,
});

export const pictureSchema = z.nullable(picture);
export const picturesSchema = z.array(picture);

/** The picture in a hidden field. Null if there is none, or if the field was changed by hand. */
export function readPicture(field: string): Picture | null {
  try {
    return pictureSchema.parse(JSON.parse(field || "null"));
  } catch {
    return null;
  }
}

export function pictureField(value: unknown): string {
  return value ? JSON.stringify(value) : "";
}
