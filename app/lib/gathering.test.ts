import { describe, expect, it, vi } from "vitest";
import { Gathering } from "./gathering.server";

/** A gathering that records its batches, and finishes a batch when told. */
function open(options: { keysOf?: (item: string) => string[]; lanes?: number; most?: number; patience?: number } = {}) {
  const { lanes = 1, most = 4, patience, keysOf } = options;
  const lots: string[][] = [];
  const ends: (() => void)[] = [];
  const gathering = new Gathering<string, string>({
    run: async (items) => {
      lots.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (items.includes("all")) throw new Error("all");
      return items.map((item) =>
        item === "bad" ? { status: "rejected", reason: new Error(item) } : { status: "fulfilled", value: `${item}!` },
      );
    },
    most,
    lanes,
    ...(keysOf && { keysOf }),
    ...(patience !== undefined && { patience: { ms: patience, late: () => new Error("late") } }),
  });
  return { lots, next: () => ends.shift()?.(), add: (item: string) => gathering.add(item) };
}

/** Long enough for the gathering to start. */
const turn = async () => {
  for (let turns = 0; turns < 4; turns += 1) await new Promise(setImmediate);
};

describe("a gathering", () => {
  it("handles together what comes in one turn, and then what came meanwhile", async () => {
    const { add, lots, next } = open();
    const first = [add("a"), add("b")];
    await turn();
    const second = [add("c"), add("d")];
    await turn();
    expect(lots).toEqual([["a", "b"]]);
    next();
    expect(await Promise.all(first)).toEqual(["a!", "b!"]);
    await turn();
    next();
    expect(await Promise.all(second)).toEqual(["c!", "d!"]);
    expect(lots).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("limits a batch, puts no two items with a common key in it, and keeps their order", async () => {
    const { add, lots, next } = open({ most: 3, keysOf: (item) => [item.charAt(0)] });
    for (const item of ["a1", "a2", "b1", "c1", "d1", "a3"]) void add(item);
    for (let lot = 0; lot < 4; lot += 1) {
      await turn();
      next();
      await turn();
    }
    expect(lots).toEqual([["a1", "b1", "c1"], ["a2", "d1"], ["a3"]]);
  });

  it("uses a second lane once that would be half full", async () => {
    const { add, lots } = open({ lanes: 2 });
    void add("a");
    await turn();
    void add("b");
    await turn();
    expect(lots).toEqual([["a"]]);
    void add("c");
    await turn();
    expect(lots).toEqual([["a"], ["b", "c"]]);
    for (const item of ["d", "e", "f"]) void add(item);
    await turn();
    expect(lots).toHaveLength(2);
  });

  it("shares the items between its lanes, unless one would be less than half full", async () => {
    const { add, lots } = open({ lanes: 2 });
    for (const item of ["a", "b", "c", "d"]) void add(item);
    await turn();
    expect(lots).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    const few = open({ lanes: 2 });
    for (const item of ["a", "b", "c"]) void few.add(item);
    await turn();
    expect(few.lots).toEqual([["a", "b", "c"]]);
  });

  it("gives each item its own outcome, and all of them a failure of the batch", async () => {
    const { add, next } = open();
    const mixed = Promise.allSettled([add("a"), add("bad")]);
    await turn();
    next();
    expect(await mixed).toMatchObject([{ value: "a!" }, { reason: { message: "bad" } }]);
    const none = Promise.allSettled([add("b"), add("all")]);
    await turn();
    next();
    expect(await none).toMatchObject([{ reason: { message: "all" } }, { reason: { message: "all" } }]);
  });

  it("rejects an item that has waited too long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const { add, lots, next } = open({ patience: 1_000 });
      const first = add("a");
      await turn();
      const late = add("b");
      vi.advanceTimersByTime(600);
      const inTime = add("c");
      vi.advanceTimersByTime(600);
      next();
      expect(await first).toBe("a!");
      await expect(late).rejects.toThrow("late");
      next();
      expect(await inTime).toBe("c!");
      expect(lots).toEqual([["a"], ["c"]]);
    } finally {
      vi.useRealTimers();
    }
  });
});
