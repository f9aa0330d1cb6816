import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import type { ShareSubject } from "../../app/content/site/share/share-subjects.server.ts";
import { articles } from "./articles.ts";
import { listFiles } from "./list-files.ts";

const CACHE = "node_modules/.cache/share-images";
/** Files that a picture depends on besides its subject: the code that draws it, and the versions of the packages. */
const DRAWING = [
  "scripts/build/share-images/{cloth,draw,text,theme}.ts*",
  "app/components/illustrations/{cloths,weave,brand-mark}.*",
  "app/app.css",
  "app/features/mail/pdf/fonts/*.ttf",
  "package-lock.json",
];
/** Pictures that are drawn at a time: some of the work happens on other threads. */
const AT_ONCE = 4;

/**
 * Draws the share images of all pages into `folder`, at the paths of `lib/seo/share-image.ts`. A picture that was drawn
 * before comes from the cache.
 */
export async function shareImages(folder: string): Promise<void> {
  const { shareSubjects } = await load<typeof import("../../app/content/site/share/share-subjects.server.ts")>(
    "app/content/site/share/share-subjects.server.ts",
  );
  const drawing = listFiles(DRAWING).map((file) => readFileSync(file));
  const images = shareSubjects().map((subject) => ({ subject, cached: placeInCache(subject, drawing) }));
  await draw(images.filter(({ cached }) => !existsSync(cached)));
  for (const { subject, cached } of images) {
    const file = path.join(folder, subject.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, readFileSync(cached));
  }
}

async function draw(images: { subject: ShareSubject; cached: string }[]): Promise<void> {
  if (images.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const { drawShareImage } = await load<typeof import("./share-images/draw.ts")>("scripts/build/share-images/draw.ts");
  const queue = [...images];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop())
      writeFileSync(next.cached, await drawShareImage(next.subject));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** These modules need Vite: contents are found by `import.meta.glob`, and articles are MDX. */
async function load<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(path.resolve(file), {
    plugins: [articles()],
    resolve: { tsconfigPaths: true },
  });
  return module;
}

function placeInCache(subject: ShareSubject, drawing: readonly Buffer[]): string {
  const hash = createHash("sha256").update(JSON.stringify(subject));
  const picture = subject.project ? [readFileSync(`public/${subject.project.picture}`)] : [];
  for (const part of [...drawing, ...picture]) hash.update("\0").update(part);
  return path.join(CACHE, `${hash.digest("hex")}.png`);
}
