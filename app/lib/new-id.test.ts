import { validate, version } from "uuid";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "./new-id.server";

afterEach(() => vi.useRealTimers());

describe("ids", () => {
  it("are UUIDs of version 7, each different", () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(new Set(ids).size).toBe(1_000);
  });

  it("sort in order of creation, within a millisecond and when the clock goes back", () => {
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const ids = Array.from({ length: 600 }, newId);
    vi.setSystemTime(Date.now() - 5_000);
    ids.push(newId());
    expect(ids.toSorted()).toEqual(ids);
  });
});
