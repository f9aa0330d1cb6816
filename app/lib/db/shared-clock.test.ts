import { afterEach, expect, it, vi } from "vitest";
import { describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { keepDue } from "../../../tests/support/meta-leads";
import { createLog } from "../log.server";
import { claimDue } from "./leased-queue.server";
import { SharedClock } from "./shared-clock.server";

const MINUTE = 60_000;
const log = createLog("silent");
/** What the clock of this machine says. */
const present = Date.now;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the clock of this machine so far ahead, for the time of `work`. */
async function whileAhead<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const spy = vi.spyOn(Date, "now").mockImplementation(() => present() + milliseconds);
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

describeOnPostgres("a clock that processes share", (openFresh) => {
  it.each([-5 * MINUTE, 5 * MINUTE])(
    "is the database's on a machine that is %d ms off, and on no other",
    async (off) => {
      const db = await openFresh();
      const warn = vi.spyOn(log, "warn");
      const clock = new SharedClock(db, log);
      await clock.compare();
      expect(warn).not.toHaveBeenCalled();
      await whileAhead(off, async () => {
        await clock.compare();
        expect(Math.abs(clock.now().getTime() - present())).toBeLessThan(MINUTE);
      });
      expect(warn).toHaveBeenCalledOnce();
      await clock.compare();
      expect(Math.abs(clock.now().getTime() - present())).toBeLessThan(MINUTE);
    },
  );

  it("keeps a lease from a machine that is minutes ahead, until it is over", async () => {
    const db = await openFresh();
    const [one, other] = [new SharedClock(db, log), new SharedClock(openAgain(db), log)];
    await one.compare();
    await keepDue(db, ["1"], one.now());
    const lease = { owner: "one", now: one.now(), duration: MINUTE };
    expect(await claimDue(db, "meta_lead_events", 1, lease)).toHaveLength(1);
    await whileAhead(5 * MINUTE, async () => {
      await other.compare();
      const claim = (now: Date) => claimDue(db, "meta_lead_events", 1, { owner: "other", now, duration: MINUTE });
      expect(await claim(other.now())).toEqual([]);
      expect(await claim(new Date(other.now().getTime() + MINUTE))).toHaveLength(1);
    });
  });
});
