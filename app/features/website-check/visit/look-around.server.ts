import { PublicFetchProblem } from "~/lib/http/public-fetch.server";
import type { PageFacts } from "~/platform/parsing/page-facts";
import { parseMoved } from "~/platform/parsing/parse.server";
import type { StyleFacts } from "~/platform/parsing/read-styles";
import { linkedPages } from "./linked-pages";
import { peekCertificate } from "./peek-certificate.server";
import type { Robots } from "./robots.server";
import { isSameSite, linkIn, twinOf } from "./same-site";
import type { SeenPicture, SeenStyle, Visit } from "./visit";
import type { Visiting } from "./visit-site.server";

type Looking = Visiting & { robots: Robots };
type Home = Pick<Visit, "url" | "page">;
type Around = Omit<Visit, keyof Home | "headers" | "firstByte" | "bytes">;

const CLOSED = new Set(["ENOTFOUND", "ENODATA", "ECONNREFUSED"]);
const MOST_STYLES = 5;
const MOST_PICTURES = 8;
/** Bytes of one style sheet that are read. */
const LONGEST_STYLE = 600_000;
const HTML = /html/i;

/** Looks at what belongs to a page, all at once. A part that fails is null; the rest goes on. */
export async function lookAround(home: Home, looking: Looking): Promise<Around> {
  const { url, page } = home;
  const base = linkIn(page.base ?? "", url) ?? url;
  const [styles, ownStyle, pictures, plain, twin, certificate, linked, isOpenToGoogle, hasSitemap] = await Promise.all([
    lookAtStyles(addresses(page, base, "style").slice(0, MOST_STYLES), home, looking),
    orNull(readStyles(new TextEncoder().encode(page.styleText), looking)),
    lookAtPictures(page, base, home, looking),
    orNull(lookAtPlain(url, looking)),
    orNull(lookAtTwin(url, looking)),
    orNull(lookAtCertificate(url, looking)),
    lookAtLinked(home, looking),
    orNull(looking.robots.isOpenToGoogle(url)),
    orNull(lookForSitemap(url, looking)),
  ]);
  return { styles, ownStyle, pictures, plain, twin, certificate, linked, isOpenToGoogle, hasSitemap };
}

const orNull = <Seen>(look: Promise<Seen>): Promise<Seen | null> => look.catch(() => null);

function addresses(page: PageFacts, base: URL, kind: "style"): URL[] {
  const urls = page.loads.filter((load) => load.kind === kind).flatMap((load) => linkIn(load.url, base) ?? []);
  return [...new Map(urls.map((url) => [url.href, url])).values()];
}

/** Files of other owners are left alone. */
async function mayFetch(urls: readonly URL[], { url }: Home, { robots }: Looking): Promise<URL[]> {
  const own = urls.filter((other) => isSameSite(url, other));
  const origins = Map.groupBy(own, ({ origin }) => origin);
  const allowed = await Promise.all([...origins.values()].map((of) => robots.allowed(of).catch(() => [])));
  return allowed.flat();
}

async function lookAtStyles(urls: URL[], home: Home, looking: Looking): Promise<Visit["styles"]> {
  const allowed = new Set(await mayFetch(urls, home, looking));
  return await Promise.all(
    urls.map(async (url) => ({ url, seen: allowed.has(url) ? await orNull(lookAtStyle(url, looking)) : null })),
  );
}

async function lookAtStyle(url: URL, looking: Looking): Promise<SeenStyle | null> {
  const answer = await looking.fetch(url, { signal: looking.signal });
  if (!answer.ok || HTML.test(answer.headers.get("content-type") ?? "")) {
    await answer.body?.cancel();
    return null;
  }
  const source = new Uint8Array(await answer.arrayBuffer());
  const bytes = source.byteLength;
  return {
    bytes,
    cacheControl: answer.headers.get("cache-control") ?? "",
    hasExpiry: answer.headers.has("expires"),
    facts: bytes > LONGEST_STYLE ? null : await orNull(readStyles(source, looking)),
  };
}

async function readStyles(source: Uint8Array<ArrayBuffer>, { signal }: Looking): Promise<StyleFacts | null> {
  return source.byteLength === 0 ? null : await parseMoved("styles", source, signal);
}

async function lookAtPictures(page: PageFacts, base: URL, home: Home, looking: Looking): Promise<SeenPicture[]> {
  const urls = new Map(
    page.pictures.flatMap(({ src }) => linkIn(src, base) ?? []).map((url): [string, URL] => [url.href, url]),
  );
  const own = [...urls.values()].filter((url) => isSameSite(home.url, url)).slice(0, MOST_PICTURES);
  const seen = (await mayFetch(own, home, looking)).map((url) => orNull(weigh(url, looking)));
  return (await Promise.all(seen)).filter((picture) => picture !== null);
}

async function weigh(url: URL, { fetch, signal }: Looking): Promise<SeenPicture> {
  const { status, headers } = await fetch(url, { method: "HEAD", signal });
  const length = Number(headers.get("content-length") ?? Number.NaN);
  return { url, status, bytes: Number.isSafeInteger(length) && length > 0 ? length : null };
}

/** Asks the address without encryption where it leads. */
async function lookAtPlain(url: URL, { fetch, signal }: Looking): Promise<Visit["plain"]> {
  if (url.port !== "") return null;
  if (url.protocol === "http:") return "stays";
  const plain = new URL(`http://${url.host}/`);
  const answer = await fetch(plain, { method: "HEAD", signal, redirect: "manual" }).catch(() => null);
  signal.throwIfAborted();
  if (!answer) return "closed";
  const next = linkIn(answer.headers.get("location") ?? "", plain);
  if (answer.status >= 300 && answer.status < 400 && next) return next.protocol === "https:" ? "redirects" : null;
  return answer.ok ? "stays" : null;
}

async function lookAtTwin(url: URL, { fetch, signal }: Looking): Promise<Visit["twin"]> {
  const twin = twinOf(url);
  if (!twin) return null;
  const { host } = twin;
  const answer = await fetch(twin, { method: "HEAD", signal, redirect: "manual" }).catch((error: unknown) => error);
  signal.throwIfAborted();
  if (!(answer instanceof Response)) return isClosed(answer) ? { host, state: "missing" } : null;
  if (answer.status >= 300 && answer.status < 400) return { host, state: "redirects" };
  return answer.ok ? { host, state: "answers" } : null;
}

/** True if an address surely does not open; one that is slow just now may. */
function isClosed(error: unknown): boolean {
  if (!(error instanceof PublicFetchProblem)) return false;
  return error.problem === "certificate" || CLOSED.has(error.code ?? "");
}

async function lookAtCertificate(url: URL, { reach, signal, now }: Looking): Promise<Visit["certificate"]> {
  const port = url.protocol === "https:" ? Number(url.port) || 443 : 443;
  return await peekCertificate({ hostname: url.hostname, port }, reach, { now, signal });
}

async function lookAtLinked(home: Home, looking: Looking): Promise<Visit["linked"]> {
  const pages = linkedPages(home.page, home.url);
  looking.onStep("law");
  const allowed = new Set(
    await mayFetch(
      pages.map(({ url }) => url),
      home,
      looking,
    ),
  );
  return await Promise.all(
    pages.map(async ({ kind, url }) => {
      const seen = allowed.has(url) ? await orNull(lookAtPage(url, looking)) : null;
      return { kind, url, ...(seen ?? { status: null, page: null }) };
    }),
  );
}

async function lookAtPage(url: URL, { fetch, signal }: Looking) {
  const answer = await fetch(url, { signal, headers: { accept: "text/html", "accept-language": "nl,en;q=0.8" } });
  const { status } = answer;
  if (!answer.ok || !HTML.test(answer.headers.get("content-type") ?? "")) {
    await answer.body?.cancel();
    return { status, page: null };
  }
  return { status, page: await parseMoved("page", new Uint8Array(await answer.arrayBuffer()), signal) };
}

async function lookForSitemap(url: URL, { fetch, robots, signal }: Looking): Promise<boolean | null> {
  if ((await robots.sitemaps(url)).length > 0) return true;
  const { ok, status } = await fetch(new URL("/sitemap.xml", url), { method: "HEAD", signal });
  if (ok) return true;
  return status === 404 || status === 410 ? false : null;
}
