import { expect, it, vi } from "vitest";

it("keeps no part waiting that is found after the router has begun to go on, and what failed until the next time", async () => {
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
