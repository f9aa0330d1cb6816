import { getEventListeners } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "./parse.server";

const mail = (text: string) => new TextEncoder().encode(`From: a@b.example\n\n${text}`);

it("parses one source after another, each as its own", async () => {
  const texts = await Promise.all(["een", "twee", "drie"].map(async (text) => (await parse("mail", mail(text))).text));
  expect(texts.map((text) => text?.trim())).toEqual(["een", "twee", "drie"]);
});

it("tells what a parser refused, and goes on", async () => {
  await expect(parse("sheet", mail("no workbook"))).rejects.toThrow();
  expect((await parse("mail", mail("verder"))).text).toContain("verder");
});

it("stops as soon as nobody waits for it, and goes on with the next", async () => {
  const gone = new AbortController();
  const endless = parse("mail", mail("\n".repeat(20_000_000)), gone.signal);
  const next = parse("mail", mail("de volgende"));
  gone.abort(new Error("gone"));
  await expect(endless).rejects.toThrow("gone");
  expect((await next).text).toContain("de volgende");
  await expect(parse("mail", mail("te laat"), gone.signal)).rejects.toThrow("gone");
});

it("starts one thread more for all who stop waiting at once", async () => {
  const started: Worker[] = [];
  const count = (worker: Worker) => void started.push(worker);
  process.on("worker", count);
  onTestFinished(() => void process.off("worker", count));
  const gone = new AbortController();
  const page = new TextEncoder().encode("<h1>Brood</h1>");
  const waiting = Promise.allSettled(Array.from({ length: 50 }, () => parse("page", page, gone.signal)));
  gone.abort(new Error("gone"));
  expect((await parse("page", page)).headings).toHaveLength(1);
  expect((await waiting).every(({ status }) => status === "rejected")).toBe(true);
  expect(started.length).toBeLessThanOrEqual(2);
});

it("listens to a signal no longer than it reads", async () => {
  const { signal } = new AbortController();
  await parse("mail", mail("gelezen"), signal);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("reads a website while a mail takes long", async () => {
  const gone = new AbortController();
  const endless = parse("mail", mail("\n".repeat(20_000_000)), gone.signal);
  expect((await parse("page", new TextEncoder().encode("<h1>Brood</h1>"))).headings).toHaveLength(1);
  gone.abort(new Error("gone"));
  await expect(endless).rejects.toThrow("gone");
});
