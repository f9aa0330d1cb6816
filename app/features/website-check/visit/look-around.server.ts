import { PublicFetchProblem } from "~/lib/http/public-fetch.server";
import { parseMoved } from "~/platform/parsing/parse.server";
import { fetchPart, type Looking, orNull } from "./fetch-part.server";
import { linkedPages, type PageLinks } from "./linked-pages";
import { lookAtStyles, sheetsOf } from "./look-at-styles.server";
import { peekCertificate } from "./peek-certificate.server";
import { isSameSite, linkIn, twinOf } from "./same-site";
import { isGone, type LinkedPage, type SeenPicture, type Visit } from "./visit";

type Home = Pick<Visit, "url" | "page">;
type Around = Omit<Visit, keyof Home | "headers" | "firstByte" | "bytes">;

const CLOSED = new Set(["ENOTFOUND", "ECONNREFUSED"]);
const MOST_PICTURES = 8;
const HTML = /html/i;

/** Looks at what belongs to a page, all at once. A part that fails is null; the rest goes on. Other sites are left alone. */
export async function lookAround({ url, page }: Home, looking: Looking): Promise<Around> {
  const base = linkIn(page.base ?? "", url) ?? url;
  const sheets = sheetsOf(page, url, base);
  const pictures = picturesOf(page, url, base);
  const links = linkedPages(page, url, base);
  const sitemap = new URL("/sitemap.xml", url);
  const pages = links.flatMap((kind) => kind.links.map((link) => link.url));
  const files = sheets.filter((sheet) => sheet instanceof URL);
  looking.robots.prepare([url, twinOf(url) ?? [], sitemap, pages, files, pictures].flat());
  looking.onStep("law");
  const [seenStyles, seenPictures, plain, twin, certificate, linked, isOpenToGoogle, hasSitemap] = await Promise.all([
    lookAtStyles(sheets, looking),
    Promise.all(pictures.map((picture) => orNull(weigh(picture, looking)))),
    orNull(lookAtPlain(url, looking)),
    orNull(lookAtTwin(url, looking)),
    orNull(lookAtCertificate(url, looking)),
    Promise.all(links.map((kind) => lookAtLinked(kind, looking))),
    orNull(looking.robots.isOpenToGoogle(url)),
    orNull(lookForSitemap(sitemap, url, looking)),
  ]);
  return {
    ...seenStyles,
    pictures: seenPictures.filter((picture) => picture !== null),
    ...{ plain, twin, certificate, linked, isOpenToGoogle, hasSitemap },
  };
}

function picturesOf({ pictures }: Home["page"], url: URL, base: URL): URL[] {
  const urls = pictures.flatMap(({ src }) => linkIn(src, base) ?? []).filter((picture) => isSameSite(url, picture));
  return [...new Map(urls.map((picture) => [picture.href, picture])).values()].slice(0, MOST_PICTURES);
}

async function weigh(url: URL, looking: Looking): Promise<SeenPicture | null> {
  const answer = await fetchPart(url, looking, { method: "HEAD" });
  if (!answer) return null;
  const length = Number(answer.headers.get("content-length") ?? Number.NaN);
  return { url, status: answer.status, bytes: Number.isSafeInteger(length) && length > 0 ? length : null };
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

async function lookAtTwin(url: URL, { fetch, signal, robots, isRefused }: Looking): Promise<Visit["twin"]> {
  const twin = twinOf(url);
  if (!twin || (await isRefused(twin.hostname))) return null;
  const { host } = twin;
  const ask = async () =>
    (await robots.allows(twin)) ? await fetch(twin, { method: "HEAD", signal, redirect: "manual" }) : null;
  const answer = await ask().catch((error: unknown) => error);
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

/** The first page of a kind that exists. */
async function lookAtLinked({ kind, links }: PageLinks, looking: Looking): Promise<LinkedPage> {
  let seen: LinkedPage = { kind, text: "", status: null, page: null };
  for (const { url, text } of links) {
    seen = { kind, text, ...((await orNull(lookAtPage(url, looking))) ?? { status: null, page: null }) };
    if (!isGone(seen)) break;
  }
  return seen;
}

async function lookAtPage(url: URL, looking: Looking): Promise<Pick<LinkedPage, "status" | "page"> | null> {
  const headers = { accept: "text/html", "accept-language": "nl,en;q=0.8" };
  const answer = await fetchPart(url, looking, { headers });
  if (answer?.ok && HTML.test(answer.headers.get("content-type") ?? "")) {
    const page = await parseMoved("words", new Uint8Array(await answer.arrayBuffer()), looking.signal);
    return { status: answer.status, page };
  }
  await answer?.body?.cancel();
  return answer && { status: answer.status, page: null };
}

async function lookForSitemap(sitemap: URL, url: URL, looking: Looking): Promise<boolean | null> {
  if ((await looking.robots.sitemaps(url)).length > 0) return true;
  const answer = await fetchPart(sitemap, looking, { method: "HEAD" });
  if (answer?.ok) return true;
  return answer && isGone(answer) ? false : null;
}
