import type { Finding } from "../check";
import { linkIn } from "../visit/same-site";
import type { SeenStyle, Visit } from "../visit/visit";
import { fileName, judge, kilobytes } from "./finding";

/** Milliseconds to the first byte above which Google's own measure calls a page poor. */
const SLOW = 1_800;
/** Bytes below which compression or caching does not matter. */
const SMALL_PAGE = 10_000;
const SMALL_FILE = 5_000;
/** Seconds that a file stays on the phone at least. */
const LEAST_CACHE = 3_600;

export function judgeSpeed({ firstByte, headers, bytes, styles }: Visit): Finding {
  const { good, bad } = judge("speed");
  const seconds = Math.max(1, Math.round(firstByte / 100)) / 10;
  if (firstByte > SLOW) return bad("slow", { seconds });
  if (bytes > SMALL_PAGE && !/gzip|br/i.test(headers.get("content-encoding") ?? "")) {
    return bad("no_compression", { kb: kilobytes(bytes) });
  }
  const fresh = styles.find((style) => style.bytes > SMALL_FILE && !isCached(style));
  if (fresh) return bad("no_caching", { file: fileName(fresh.url) });
  return good("fast", { seconds });
}

function isCached({ cacheControl, hasExpiry }: SeenStyle): boolean {
  if (/no-store/i.test(cacheControl)) return false;
  const age = /max-age=(\d+)/i.exec(cacheControl)?.[1];
  return age === undefined ? hasExpiry : Number(age) >= LEAST_CACHE;
}

/** Bytes. */
const HEAVY = 3_000_000;
const HEAVY_HTML = 400_000;
const MANY_FILES = 40;

export function judgeWeight({ bytes, styles, pictures, page }: Visit): Finding {
  const { good, bad } = judge("weight");
  const files = [...styles.map((style) => style.bytes), ...pictures.map((picture) => picture.bytes ?? 0)];
  const total = files.reduce((sum, size) => sum + size, bytes);
  if (total > HEAVY) return bad("heavy", { kb: kilobytes(total) });
  if (bytes > HEAVY_HTML) return bad("heavy_html", { kb: kilobytes(bytes) });
  const count = new Set(page.loads.filter(({ kind }) => kind !== "preload").map(({ url }) => url)).size;
  if (count > MANY_FILES) return bad("many_files", { count });
  return good("light", { kb: kilobytes(total) });
}

const LARGE_PICTURE = 500_000;
/** Pictures without a size or a description that are too few to speak of. */
const FEW = 2;

export function judgeImages({ page, pictures, url, look }: Visit): Finding {
  const { good, bad, unknown } = judge("images");
  const { length: total } = page.pictures;
  if (total === 0) return unknown("none", {});
  const large = pictures.filter(({ bytes }) => (bytes ?? 0) > LARGE_PICTURE);
  const [largest] = large.toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
  if (largest) {
    return bad("too_large", { file: fileName(largest.url), kb: kilobytes(largest.bytes ?? 0), count: large.length });
  }
  const gone = pictures.find(({ status }) => status === 404 || status === 410);
  if (gone) return bad("broken", { file: fileName(gone.url) });
  const nameless = page.pictures.filter(({ alt }) => alt === null).length;
  if (nameless > FEW || nameless === total) return bad("no_alt", { count: nameless, total });
  const unsized = page.pictures.filter(({ src, hasSize }) => !hasSize && linkIn(src, url)).length;
  if (look && !look.sizesPictures && unsized > FEW && unsized * 2 > total)
    return bad("no_size", { count: unsized, total });
  return good("fine", { count: total });
}

const SMALLEST_TEXT = 12;
/** Pixels of a page that no phone shows without making it smaller. */
const TOO_WIDE = 500;

export function judgeMobile({ page, look }: Visit): Finding {
  const { bad } = judge("mobile");
  const viewport = page.meta.viewport;
  if (viewport === undefined || !/width/i.test(viewport)) return bad("no_viewport", {});
  const width = Number(/\bwidth\s*=\s*(\d{3,5})/i.exec(viewport)?.[1] ?? 0);
  if (width >= TOO_WIDE) return bad("fixed_viewport", { px: width });
  if (look?.fixedWidth) return bad("fixed_layout", { px: look.fixedWidth.px });
  if (look?.textSize != null && look.textSize < SMALLEST_TEXT) return bad("small_text", { px: look.textSize });
  if (look?.smallButton) return bad("small_buttons", { px: look.smallButton.px });
  return judgeZoom(viewport);
}

function judgeZoom(viewport: string): Finding {
  const { good, bad } = judge("mobile");
  const most = /maximum-scale\s*=\s*([\d.]+)/i.exec(viewport)?.[1];
  if (/user-scalable\s*=\s*(no|0)\b/i.test(viewport) || (most !== undefined && Number(most) < 2)) {
    return bad("no_zoom", {});
  }
  return good("fits", {});
}
