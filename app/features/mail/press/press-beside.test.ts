import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import type { UnrenderedMail } from "./mail-press.server";
import { PressBeside } from "./press-beside.server";

/** Speaks as the real thread does: says what it was asked, or fails, or ends in the middle. */
const THREAD = `
  import { parentPort } from "node:worker_threads";
  let printed = 0;
  parentPort.on("message", ({ number, mail, sender }) => {
    if (mail.template === "broken") return parentPort.postMessage({ number, error: new Error("no such template") });
    if (mail.template === "deadly") process.exit(1);
    if (mail.template === "endless") while (true);
    printed += 1;
    const message = new TextEncoder().encode([printed, mail.props, sender.address].join(" "));
    parentPort.postMessage({ number, message, uselessFrom: mail.template === "brief" ? "2026-11-22" : null });
  });
`;

let press: PressBeside;

beforeEach(async () => {
  const file = path.join(freshFolder(), "thread.mjs");
  await writeFile(file, THREAD);
  press = new PressBeside(pathToFileURL(file), { name: "Weef", address: "hallo@weef.example" });
});

afterEach(() => {
  vi.useRealTimers();
  press.close();
});

const mail = (template: string, props = "{}"): UnrenderedMail => ({
  id: `0190-${template}`,
  message_id: `<0190-${template}@weef.example>`,
  recipient: "anna@bakkerij.example",
  reply_to: null,
  created_at: "2026-11-21T13:05:00.000Z",
  template,
  props,
  language: "nl",
});

async function print(template: string, props?: string): Promise<string> {
  return (await press.print(mail(template, props))).mail.message.toString();
}

it("gives the bytes of a mail to whoever asked, with whom they are for", async () => {
  const [first, second] = await Promise.all([press.print(mail("one", "eerste")), press.print(mail("brief", "tweede"))]);
  expect(first.mail).toMatchObject({ id: "0190-one", recipient: "anna@bakkerij.example" });
  expect(first.mail.message.toString()).toBe("1 eerste hallo@weef.example");
  expect(second.mail.message.toString()).toBe("2 tweede hallo@weef.example");
  expect([first.uselessFrom, second.uselessFrom]).toEqual([null, "2026-11-22"]);
});

it("rejects one mail that cannot be rendered, and goes on", async () => {
  await expect(press.print(mail("broken"))).rejects.toThrow("no such template");
  expect(await print("one")).toMatch(/^1 /);
});

it("rejects what was under way when the thread ends, and starts another", async () => {
  const lost = [press.print(mail("deadly")), press.print(mail("one"))];
  for (const each of lost) await expect(each).rejects.toThrow("has ended");
  expect(await print("one")).toMatch(/^1 /);
});

it("gives up a mail that takes forever, with those behind it, and starts another thread", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lost = [press.print(mail("endless")), press.print(mail("one"))];
  const outcomes = Promise.allSettled(lost);
  vi.advanceTimersByTime(20_000);
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringContaining("does not answer") },
    });
  expect(await print("one")).toMatch(/^1 /);
});

it("ends the thread when no mail comes for ten seconds, and starts another for the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await press.print(mail("one"));
  vi.advanceTimersByTime(9_000);
  expect(await print("one")).toMatch(/^2 /);
  vi.advanceTimersByTime(9_000);
  expect(await print("one")).toMatch(/^3 /);
  vi.advanceTimersByTime(10_000);
  expect(await print("one")).toMatch(/^1 /);
});

it("rejects what is under way when the process stops", async () => {
  const lost = press.print(mail("one"));
  press.close();
  await expect(lost).rejects.toThrow("The process stops");
});
