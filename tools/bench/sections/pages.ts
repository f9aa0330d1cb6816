import { byTurns, type Figure, median, ratio, type Scale, short } from "../harness.ts";
import { startProduct } from "../processes.ts";
import { fetchPage, serveBare, type View } from "../sent-page.ts";
import { requestsPerSecond } from "../wrk.ts";

/** The warm-up does not count: a program on Node.js is fastest after some thousand requests. */
const TURNS = { quick: { turns: 2, seconds: 1 }, full: { turns: 5, seconds: 3 } };
const HOME: View = { path: "/", language: "nl" };

/** The home page over HTTP from one process, beside a bare server that sends the same bytes and headers. */
export async function pages(scale: Scale): Promise<Figure[]> {
  await using product = await startProduct();
  const home = await fetchPage(product.url, HOME);
  await using bare = await serveBare(home);
  const theirs = await fetchPage(bare.url, HOME);
  if (!theirs.body.equals(home.body) || JSON.stringify(theirs.headers) !== JSON.stringify(home.headers)) {
    throw new Error("The bare server sends another page");
  }
  const { turns, seconds } = TURNS[scale];
  const load = (url: string) => () => requestsPerSecond(url, seconds);
  await byTurns(1, load(product.url), load(bare.url));
  const perSecond = await byTurns(turns, load(product.url), load(bare.url));
  const on = "home page";
  return [
    { what: "HTML as brotli", on, value: home.body.length / 1_000, unit: "KB", goal: { atMost: 28 } },
    {
      what: "over HTTP, one process",
      on,
      value: ratio(perSecond),
      unit: "× bare node:http",
      goal: { atLeast: 0.5 },
      beside: `${short(median(perSecond.ours))} of ${short(median(perSecond.theirs))} requests/s`,
    },
  ];
}
