import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../../tests/support/browser-storage";
import { type SaveAnswer, type SaverState, type StoredText, TextSaver } from "./text-saver";

let device: Map<string, string>;
/** The text as the server has it. */
let stored: { text: string; version: number };
let isAway: boolean;
let isRefused: boolean;
let seen: SaverState["status"][];

beforeEach(() => {
  vi.useFakeTimers();
  device = stubStorage("localStorage");
  stored = { text: "", version: 1 };
  isAway = false;
  isRefused = false;
  seen = [];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function post(text: string, version: number): Promise<SaveAnswer> {
  if (isAway) return { outcome: "failed" };
  if (isRefused) return { outcome: "refused" };
  if (version !== stored.version) return { outcome: "conflict", ...stored };
  stored = { text: text.trim(), version: version + 1 };
  return { outcome: "saved", ...stored };
}

function open(served: StoredText = stored): TextSaver {
  const saver = new TextSaver("story", served, { post, change: ({ status }) => seen.push(status) });
  saver.restore(served.text ?? "");
  return saver;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("is on the device at once, and on the server soon after the last key", async () => {
  const saver = open();
  saver.type("Ik leg");
  await pass(1_000);
  saver.type("Ik leg tuinen aan ");
  expect([...device.values()].join()).toContain("Ik leg tuinen aan");
  await pass(1_400);
  expect(stored.text).toBe("");
  await pass(200);
  expect(stored.text).toBe("Ik leg tuinen aan");
  expect(seen.at(-1)).toBe("saved");
  expect(device.size).toBe(0);
});

it("waits for the line, and sends what was typed last", async () => {
  const saver = open();
  isAway = true;
  saver.type("Een");
  await pass(1_600);
  expect(seen.at(-1)).toBe("offline");
  saver.type("Twee");
  await pass(4_000);
  isAway = false;
  saver.flush();
  await pass(60_000);
  expect(stored.text).toBe("Twee");
  expect(device.size).toBe(0);
});

it("tells whether all that was typed is stored", async () => {
  const saver = open();
  expect(await saver.flush()).toBe(true);
  saver.type("Een");
  const first = saver.flush();
  saver.type("Een en twee");
  expect(await Promise.all([first, saver.flush()])).toEqual([false, true]);
  expect(stored.text).toBe("Een en twee");
  stored = { text: "Van de telefoon", version: 9 };
  saver.type("Drie");
  expect(await saver.flush()).toBe(false);
});

it("stays on the device when the server refuses it, and is not sent again", async () => {
  const saver = open();
  isRefused = true;
  saver.type("Een");
  expect(await saver.flush()).toBe(false);
  isRefused = false;
  await pass(120_000);
  expect([seen.at(-1), stored.text]).toEqual(["refused", ""]);
  expect([...device.values()].join()).toContain("Een");
});

it("goes on with what the device has when the page is opened again", async () => {
  const left = open();
  isAway = true;
  left.type("Nog niet verstuurd");
  left.stop();
  isAway = false;
  const again = new TextSaver("story", stored, { post, change: () => {} });
  expect(again.restore("")).toBe("Nog niet verstuurd");
  await pass(10);
  expect(stored.text).toBe("Nog niet verstuurd");
});

it("overwrites no text of another device, and lets the customer choose", async () => {
  const saver = open({ text: "Oud", version: 1 });
  stored = { text: "Van de telefoon", version: 5 };
  saver.type("Van de laptop");
  await pass(1_600);
  expect(seen.at(-1)).toBe("conflict");
  expect(stored.text).toBe("Van de telefoon");
  expect(saver.choose("mine")).toBe("Van de laptop");
  await pass(10);
  expect(stored.text).toBe("Van de laptop");
});

it("saves over a version that changed nothing of the text, as a file does", async () => {
  const saver = open({ text: "Oud", version: 1 });
  stored = { text: "Oud", version: 4 };
  saver.type("Nieuw");
  await pass(1_600);
  expect(stored).toEqual({ text: "Nieuw", version: 5 });
  expect(seen).not.toContain("conflict");
});

it("shows a text of the desk only while nothing typed here waits", () => {
  const saver = open({ text: "Oud", version: 1 });
  expect(saver.follow({ text: "Van ons", version: 2 })).toBe(true);
  saver.type("Van mij");
  expect(saver.follow({ text: "Weer van ons", version: 3 })).toBe(false);
});
