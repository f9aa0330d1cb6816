/** A page as a visitor requests it, in one language. */
export interface View {
  /** Below the site's address. */
  path: string;
  /** As browsers send it: the language at an address without a prefix depends on it. */
  language: "nl" | "en";
}

const PATHS = [
  "/",
  "/diensten",
  "/prijzen",
  "/contact",
  "/configurator",
  "/blog/1",
  "/webdesign-enschede",
  "/meta-ads",
];

/** Every kind of page on which visitors arrive, in both languages. */
export const VIEWS: readonly View[] = PATHS.flatMap((path) => [
  { path, language: "nl" as const },
  { path: path === "/" ? "/en" : `/en${path}`, language: "en" as const },
]);

/** Longer than making the smallest form of a page takes on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** Requests a page until it comes in its smallest form: what everyone gets but the first visitor after a release. */
export async function warmUp(site: string, { path, language }: View): Promise<string> {
  const begin = performance.now();
  while (performance.now() - begin < PATIENCE) {
    const headers = { "Accept-Language": language, "Accept-Encoding": "br" };
    const response = await fetch(new URL(path, site), { headers });
    const html = await response.text();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    if (response.headers.get("Content-Encoding") === "br") return html;
  }
  throw new Error(`${path} does not come compressed`);
}
