import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { thanksSearch } from "./configurator-state";
import { configuratorState } from "./configurator-state.server";

afterEach(() => void vi.useRealTimers());

it.each([
  ["which has just been stored", "2026-11-26T09:59:00.000Z", true],
  ["of yesterday, whose quote is due this hour", "2026-11-25T10:00:00.000Z", true],
  ["whose quote was due", "2026-11-25T09:59:59.000Z", false],
  ["of next year", "2027-11-26T10:00:00.000Z", false],
  ["of no moment", "soon", false],
])("gives thanks for a configuration %s, with dates while they lie ahead", async (_which, createdAt, hasDates) => {
  vi.useFakeTimers({ now: new Date("2026-11-26T09:59:00.000Z"), toFake: ["Date"] });
  const url = new URL(`/configurator${thanksSearch("sent", createdAt)}`, "https://weef.example");
  const state = await configuratorState(url, new RouterContextProvider(), {} as Db, "website");
  expect(state).toMatchObject({ status: "sent", createdAt: hasDates ? createdAt : null });
});
