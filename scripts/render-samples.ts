import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { runnerImport } from "vite";
import { PICTURES } from "../app/content/site/portfolio/project-images.ts";
import type { ProjectSlug } from "../app/content/site/portfolio/projects.ts";
import { findChromium } from "./find-chromium.ts";

// Renders the sample sites of `design/samples` to the pictures of the portfolio. The result is committed: run this
// after changing a sample (`npx node scripts/render-samples.ts`, or with the slugs of some).
const OUTPUT = "public/portfolio";
const DESKTOP = { width: 1440, height: 1080 };
const VIEWPORTS = { desktop: DESKTOP, phone: { width: 360, height: 740 }, letter: DESKTOP };
/**
 * The place where a sample's lettering shows best: the top left corner of the detail, in CSS pixels of the desktop
 * view.
 */
const LETTERS = {
  "balk-en-beton": [30, 104],
  "nieuw-oud": [284, 92],
  streeklijn: [40, 686],
  "zwart-op-wit": [52, 128],
  "goed-volk": [26, 84],
} as const;
const LETTER = { width: 640, height: 400 };

const asked = process.argv.slice(2);
const { module } = await runnerImport<typeof import("../app/content/site/portfolio/projects.ts")>(
  path.resolve("app/content/site/portfolio/projects.ts"),
);
const slugs = module.projects.map(({ slug }) => slug).filter((slug) => asked.length === 0 || asked.includes(slug));
mkdirSync(OUTPUT, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
let bytes = 0;
for (const slug of slugs) {
  for (const kind of ["desktop", "phone", "letter"] as const) {
    const screenshot = await photograph(slug, kind);
    for (const width of PICTURES[kind].widths) bytes += await write(screenshot, `${slug}-${kind}`, width, "avif");
    bytes += await write(screenshot, `${slug}-${kind}`, PICTURES[kind].fallback, "webp");
  }
}
await browser.close();
console.log(`${slugs.length} samples, ${Math.round(bytes / 1024)} KiB in ${OUTPUT}`);

async function photograph(slug: ProjectSlug, kind: keyof typeof VIEWPORTS): Promise<Buffer> {
  const [x, y] = LETTERS[slug];
  const clip = kind === "letter" ? { x, y, ...LETTER } : { x: 0, y: 0, ...VIEWPORTS[kind] };
  const viewport = VIEWPORTS[kind];
  const page = await browser.newPage({ viewport, deviceScaleFactor: PICTURES[kind].width / clip.width });
  await page.goto(pathToFileURL(`design/samples/${slug}.html`).href);
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot({ clip });
  await page.close();
  return screenshot;
}

async function write(screenshot: Buffer, name: string, width: number, format: "avif" | "webp"): Promise<number> {
  const file = `${OUTPUT}/${name}-${width}.${format}`;
  const picture = sharp(screenshot).resize({ width });
  // Full chroma: the pictures consist of flat colours and small letters.
  await (format === "avif"
    ? picture.avif({ quality: width > 800 ? 40 : 48, effort: 3, chromaSubsampling: "4:4:4" })
    : picture.webp({ quality: 60, effort: 4, smartSubsample: true })
  ).toFile(file);
  return statSync(file).size;
}
