import sharp from "sharp";
import { expect, it } from "vitest";
import type { ShareSubject } from "../../../app/content/site/share/share-subjects.server";
import { drawShareImage } from "./draw.ts";

const subject: ShareSubject = {
  path: "/share/nl/contact.png",
  kind: "page",
  name: "Weef",
  title: "Contact",
  label: "Webbureau",
  cloth: "herringbone",
  project: null,
};

it("is a PNG of 1200 by 630 that loads fast", async () => {
  const image = await drawShareImage(subject);
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(image.length).toBeLessThan(60_000);
});

it("bears the name that the business has", async () => {
  const [image, renamed] = await Promise.all([drawShareImage(subject), drawShareImage({ ...subject, name: "Twijn" })]);
  expect(renamed.equals(image)).toBe(false);
});

it("keeps a long title out of the cloth, at full size or smaller", async () => {
  const title = "Verantwoordelijkheidsverklaring voor webwinkels en boekingssystemen";
  const [short, long] = await Promise.all([drawShareImage(subject), drawShareImage({ ...subject, title })]);
  const clothOf = (image: Buffer) =>
    sharp(image).extract({ left: 884, top: 0, width: 316, height: 630 }).raw().toBuffer();
  expect((await clothOf(long)).equals(await clothOf(short))).toBe(true);
});

it("keeps a title of many short lines clear of what stands above and below it", async () => {
  const title = "Stel je website-abonnement samen";
  const [short, long] = await Promise.all([drawShareImage(subject), drawShareImage({ ...subject, title })]);
  for (const top of [0, 506]) {
    const edgeOf = (image: Buffer) => sharp(image).extract({ left: 0, top, width: 800, height: 124 }).raw().toBuffer();
    expect((await edgeOf(long)).equals(await edgeOf(short))).toBe(true);
  }
});
