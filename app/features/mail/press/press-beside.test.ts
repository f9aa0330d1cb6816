import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnrenderedMail } from "./mail-press.server";
import { PressBeside } from "./press-beside.server";

/** Speaks as the real thread does: says what it was asked, with a document, or fails, or ends in the middle. */
const THREAD = `
  import { parentPort } from "node:worker_threads";
  let rendered = 0;
  parentPort.on("message", ({ id, mail }) => {
    if (mail.template === "broken") return parentPort.postMessage({ id, error: new Error("no such template") });
    if (mail.template === "deadly") process.exit(1);
    rendered += 1;
    const attachments = [{ filename: "a.pdf", contentType: "application/pdf", content: Buffer.from(mail.props) }];
    parentPort.postMessage({ id, rendered: { subject: String(rendered), attachments } });
  });
`;

let folder: string;
let press: PressBeside;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "weef-press-"));
  const file = path.join(folder, "thread.mjs");
  await writeFile(file, THREAD);
  press = new PressBeside(pathToFileURL(file));
});

afterEach(async () => {
  vi.useRealTimers();
  press.close();
  await rm(folder, { recursive: true });
});

const mail = (template: string, props = "{}"): UnrenderedMail => ({ template, props, language: "nl" });

it("gives what was rendered to whoever asked, with documents as bytes", async () => {
  const [first, second] = await Promise.all([press.render(mail("one", "eerste")), press.render(mail("one", "tweede"))]);
  expect([first.subject, second.subject]).toEqual(["1", "2"]);
  expect(first.attachments[0]?.content.toString("utf8")).toBe("eerste");
  expect(second.attachments[0]?.content.toString("utf8")).toBe("tweede");
});

it("rejects one mail that cannot be rendered, and goes on", async () => {
  await expect(press.render(mail("broken"))).rejects.toThrow("no such template");
  expect((await press.render(mail("one"))).subject).toBe("1");
});

it("rejects what was under way when the thread ends, and starts another", async () => {
  const lost = [press.render(mail("deadly")), press.render(mail("one"))];
  for (const each of lost) await expect(each).rejects.toThrow("has ended");
  expect((await press.render(mail("one"))).subject).toBe("1");
});

it("ends the thread when no mail comes for two minutes, and starts another for the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await press.render(mail("one"));
  vi.advanceTimersByTime(119_000);
  expect((await press.render(mail("one"))).subject).toBe("2");
  vi.advanceTimersByTime(119_000);
  expect((await press.render(mail("one"))).subject).toBe("3");
  vi.advanceTimersByTime(120_000);
  expect((await press.render(mail("one"))).subject).toBe("1");
});

it("rejects what is under way when the process stops", async () => {
  const lost = press.render(mail("one"));
  press.close();
  await expect(lost).rejects.toThrow("The process stops");
});
