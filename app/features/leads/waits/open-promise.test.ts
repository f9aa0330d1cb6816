import { expect, it } from "vitest";
import { openPromise } from "../lead-clock.server";

const promised = { status: "new", promised_at: "2026-11-25T09:00:00.000Z", first_answered_at: null } as const;

it("is open while a lead is new, was promised an answer, and has none", () => {
  expect(openPromise(promised)).toBe(promised.promised_at);
  expect(openPromise({ ...promised, first_answered_at: "2026-11-24T10:00:00.000Z" })).toBeNull();
  expect(openPromise({ ...promised, promised_at: null })).toBeNull();
  expect((["contacted", "declined", "spam"] as const).map((status) => openPromise({ ...promised, status }))).toEqual([
    null,
    null,
    null,
  ]);
});
