import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../../tests/support/databases";
import { findPicture, receivePicture } from "./picture-store.server";
import { readPictureForm } from "./read-picture-form.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 30 } } });
const named = (bytes: Uint8Array, name = "foto.jpg") => new File([Buffer.from(bytes)], name);

/** A PNG whose header promises more pixels than it has. */
async function bomb(): Promise<Buffer> {
  const bytes = await drawn(300, 300).png().toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

let db: Db;

describeOnEachDatabase("pictures of the site", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  const stored = async () => (await db.selectFrom("site_pictures").select(["hash", "format"]).execute()).length;
  const bytesAt = async (address: string) => {
    const [, hash = "", format] = /^\/media\/([0-9a-f]{32})\.(\w+)$/.exec(address) ?? [];
    const row = await findPicture(db, hash);
    expect(row?.format).toBe(format);
    return Buffer.from(row?.content ?? "", "base64");
  };

  it("are turned, without metadata, in the widths that a page asks for", async () => {
    const place = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "52/1 13/1 0/1" } };
    const bytes = await drawn(1800, 900).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await receivePicture(db, named(bytes), now);
    expect(picture).toMatchObject({ width: 900, height: 1800 });
    const files = picture.srcSet.split(", ").map((part) => part.split(" "));
    expect(files.map(([, width]) => width)).toEqual(["400w", "800w", "900w"]);
    for (const [address = "", width = ""] of [...files, [picture.src, "800w"], [picture.share, "1200w"]]) {
      const head = await sharp(await bytesAt(address)).metadata();
      expect(head.width, address).toBe(Number.parseInt(width, 10));
      expect([head.exif, head.xmp, head.orientation ?? 1]).toEqual([undefined, undefined, 1]);
    }
    expect(await receivePicture(db, named(bytes), now)).toEqual(picture);
    expect(await stored()).toBe(5);
  });

  it.each(["png", "webp", "avif"] as const)("come as %s too, however it is named", async (format) => {
    const bytes = await drawn(640, 480).toFormat(format).toBuffer();
    const picture = await receivePicture(db, named(bytes, "scan.bin"), now);
    expect(picture.srcSet).toMatch(/ 400w, .* 640w$/);
  });

  it.each([
    ["notPicture", Buffer.from("MZ\u0090 this program cannot be run in DOS mode".padEnd(2_000, "\0"))],
    ["notPicture", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["notPicture", Buffer.from("GIF89a".padEnd(400, "\0"))],
    ["heic", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic".padEnd(400, "\0"), "latin1")],
    ["tooLarge", Buffer.alloc(12 * 1024 * 1024 + 1, 0xff)],
  ])("are refused as %s, with nothing kept", async (problem, bytes) => {
    await expect(receivePicture(db, named(bytes), now)).rejects.toMatchObject({ problem });
    expect(await stored()).toBe(0);
  });

  it("are refused when they broke off, are tiny, or unfold into a billion pixels", async () => {
    const whole = await drawn(1200, 900).jpeg().toBuffer();
    const broken = named(whole.subarray(0, whole.length * 0.6));
    await expect(receivePicture(db, broken, now)).rejects.toMatchObject({ problem: "broken" });
    await expect(receivePicture(db, named(await drawn(150, 900).png().toBuffer()), now)).rejects.toMatchObject({
      problem: "tooSmall",
    });
    await expect(receivePicture(db, named(await bomb()), now)).rejects.toMatchObject({ problem: "tooManyPixels" });
    expect(await stored()).toBe(0);
  });

  const posted = (fields: Record<string, string | File>, headers = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const request = new Request("https://weef.example/admin/site/work/new", { method: "POST", body, headers });
    return readPictureForm(request, { db, now }, { pictures: ["picture"] });
  };

  it("keep what was typed around a file that is too large", async () => {
    const file = named(Buffer.alloc(12 * 1024 * 1024 + 100_000));
    expect(await posted({ "title/nl": "Bakkerij", "picture.file": file })).toEqual({
      fields: { "title/nl": "Bakkerij", picture: "" },
      wrongFiles: { "picture.file": "tooLarge" },
    });
  });

  it.each([
    ["tooLarge", { "Content-Length": String(31 * 1024 * 1024) }],
    ["brokenOff", { "Content-Type": "multipart/form-data; boundary=other" }],
  ])("say that nothing typed arrived: %s", async (problem, headers) => {
    const read = await posted({ "title/nl": "Bakkerij" }, headers);
    expect(read).toEqual({ fields: null, wrongFiles: { "picture.file": problem } });
  });

  it.each(["{", "[]", '{"src":"https://elsewhere.example/x.webp"}'])("are none in a field of %s", async (picture) => {
    expect(await posted({ picture })).toEqual({ fields: { picture: "" }, wrongFiles: {} });
  });

  it("stay as they are in the form without another file", async () => {
    const picture = JSON.stringify(await receivePicture(db, named(await drawn(300, 300).png().toBuffer()), now));
    const noFile = new File([], "");
    expect((await posted({ picture, "picture.file": noFile })).fields).toMatchObject({ picture });
    expect((await posted({ picture, "picture.none": "on" })).fields).toMatchObject({ picture: "" });
  });
});
