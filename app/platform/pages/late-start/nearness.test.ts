import { expect, it, vi } from "vitest";

it("does not hold back a part found after a departure, and retries what failed at the next one", async () => {
  vi.resetModules();
  const { departure, nearness, noteDeparture } = await import("./nearness");
  noteDeparture();
  await nearness([]);
  const order: string[] = [];
  const next = departure().then(() => order.push("the next time"));
  await Promise.resolve();
  order.push("before");
  noteDeparture();
  await next;
  expect(order).toEqual(["before", "the next time"]);
});
