import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postRequest } from "./post-request";

const body = { submission_id: "7f0d8f6e-54a4-4c5b-9d5f-0d7c6f5c2a10", name: "Jan Smit", phone: null };
const post = () => postRequest("/api/offer-requests", body);
const createdAt = "2026-11-21T13:05:00.000Z";
const fetching = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetching));
afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, answer: unknown) =>
  fetching.mockImplementation(async () => Response.json(answer, { status }));

test("a stored request tells when it was stored and whether its mail is on its way", async () => {
  answers(201, { id: "1", created_at: createdAt, confirmation: "delayed" });
  expect(await post()).toEqual({
    outcome: "stored",
    createdAt,
    confirmation: "delayed",
  });
  expect(JSON.parse(String(fetching.mock.lastCall?.[1]?.body))).toEqual(body);
});

test("an id that was stored before is stored", async () => {
  answers(200, { id: "1", created_at: createdAt, confirmation: "sent" });
  expect(await post()).toMatchObject({ outcome: "stored", confirmation: "sent" });
});

test("wrong fields come back with their messages", async () => {
  answers(422, { error: "Some fields are wrong.", fields: { email: "Dit klopt niet." } });
  expect(await post()).toEqual({ outcome: "invalid", errors: { email: "Dit klopt niet." } });
});

test("too many requests are told apart from a failure", async () => {
  answers(429, { error: "Too many requests." });
  expect(await post()).toEqual({ outcome: "limited" });
});

test.each([
  ["the server is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["it takes too long", () => Promise.reject(new DOMException("signal timed out", "TimeoutError"))],
  ["the database is away", async () => Response.json({ error: "Later." }, { status: 503 })],
  ["a refusal names no field", async () => Response.json({ error: "No." }, { status: 422 })],
  ["something in between answers a page", async () => new Response("<html></html>", { status: 200 })],
  ["the answer is not the one of the contract", async () => Response.json({ ok: true }, { status: 201 })],
])("it fails when %s", async (_case, answer) => {
  fetching.mockImplementation(answer);
  expect(await post()).toEqual({ outcome: "failed" });
});
