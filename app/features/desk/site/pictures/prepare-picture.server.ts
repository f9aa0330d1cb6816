import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { Sharp } from "sharp";
import { mediaPath, type Picture } from "~/content/picture";
import type { SitePictureRow } from "~/lib/db/tables/site-tables";
import { PICTURE_LIMITS, PictureProblem } from "./picture-problem";

type PictureFile = Pick<SitePictureRow, "hash" | "format"> & { bytes: Buffer };

export interface PreparedPicture {
  picture: Picture;
  files: PictureFile[];
}

/** The format that `sharp` must find for each accepted type. It also reads SVG and more, which is unsafe for uploads. */
const FORMATS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "heif",
};
const HEIC = /^image\/hei[cf]/;

const WIDTHS = [400, 800, 1200, 1600];
const FALLBACK_WIDTH = 800;
const SHARE = { width: 1200, height: 630 };
/** A picture that is far higher than wide. */
const MOST_HIGH = 2400;

let underWay: Promise<unknown> = Promise.resolve();

/** Turned, in sRGB and without metadata. One at a time: each fills all threads, and its pixels the memory. */
export function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const prepared = underWay.then(() => prepare(bytes));
  underWay = prepared.catch(() => undefined);
  return prepared;
}

async function prepare(bytes: Buffer): Promise<PreparedPicture> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (HEIC.test(type)) throw new PictureProblem("heic");
  const format = FORMATS[type];
  if (format === undefined) throw new PictureProblem("notPicture");
  // Loaded on demand: it takes as long as the rest of a start.
  const { default: sharp } = await import("sharp");
  // A cache of earlier pictures would only cost memory.
  sharp.cache(false);
  // Phones write bytes behind their pictures that are no part of them: only a picture that breaks off is refused.
  const read = () => sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: "truncated" });
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== format) throw new PictureProblem("notPicture");
    if (head.width * head.height > PICTURE_LIMITS.pixels) throw new PictureProblem("tooManyPixels");
    if (Math.min(head.width, head.height) < PICTURE_LIMITS.least) throw new PictureProblem("tooSmall");
    const { data, info } = await read()
      .autoOrient()
      .resize({ width: WIDTHS.at(-1) ?? 0, height: MOST_HIGH, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const whole = () => sharp(data, { raw: { width, height, channels } });
    const widths = [...WIDTHS.filter((each) => each < width), width];
    const avif: { file: PictureFile; width: number }[] = [];
    for (const each of widths) {
      const file = await fileOf("avif", whole().resize({ width: each }).avif({ quality: 58, effort: 1 }));
      avif.push({ file, width: each });
    }
    const fallback = whole().resize({ width: FALLBACK_WIDTH, withoutEnlargement: true });
    const webp = await fileOf("webp", fallback.webp({ quality: 80 }));
    const onWhite = whole()
      .flatten({ background: "#ffffff" })
      .resize({ ...SHARE, fit: "cover" });
    const share = await fileOf("jpg", onWhite.jpeg({ quality: 80, mozjpeg: true }));
    return {
      picture: {
        src: addressOf(webp),
        srcSet: avif.map(({ file, width }) => `${addressOf(file)} ${width}w`).join(", "),
        share: addressOf(share),
        width,
        height,
      },
      files: [...avif.map(({ file }) => file), webp, share],
    };
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new PictureProblem("broken", { cause: error });
  }
}

async function fileOf(format: PictureFile["format"], drawn: Sharp): Promise<PictureFile> {
  const bytes = await drawn.toBuffer();
  return { hash: createHash("sha256").update(bytes).digest("hex").slice(0, 32), format, bytes };
}

function addressOf({ hash, format }: PictureFile): string {
  return mediaPath(`${hash}.${format}`);
}
