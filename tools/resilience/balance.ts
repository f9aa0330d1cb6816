import type { Product } from "../../tests/support/product.ts";
import type { Arrival } from "./letterbox.ts";
import type { Place } from "./place.ts";
import { examplesOf, type Finding } from "./scenario.ts";
import { storedOf } from "./stored.ts";
import type { Asked } from "./visitors.ts";
import type { Way } from "./ways.ts";

/** The rows that belong to a stored request of each kind: leads, mails to the visitor, mails to the owner. */
const EXPECTED: Record<Way, { leads: number; visitor: number; owner: number }> = {
  "offer request": { leads: 1, visitor: 1, owner: 1 },
  "plain form": { leads: 1, visitor: 1, owner: 1 },
  configuration: { leads: 1, visitor: 1, owner: 1 },
  chat: { leads: 1, visitor: 0, owner: 1 },
  newsletter: { leads: 0, visitor: 1, owner: 0 },
};

const NONE = { rows: 0, leads: 0 };

/**
 * Compares what visitors were told with what the database holds and, if `arrivals` is given, with the mails that
 * arrived.
 */
export async function balance(
  place: Place,
  product: Product,
  asked: readonly Asked[],
  arrivals: readonly Arrival[] | null,
): Promise<Finding[]> {
  const stored = await storedOf(place, product);
  const of = ({ email }: Asked) => stored.get(email) ?? NONE;
  const acknowledged = asked.filter(({ isAcknowledged }) => isAcknowledged);
  const lost = acknowledged.filter(
    (visitor) => of(visitor).rows < 1 || of(visitor).leads < EXPECTED[visitor.way].leads,
  );
  const doubled = asked.filter((visitor) => of(visitor).rows > 1 || of(visitor).leads > EXPECTED[visitor.way].leads);
  const half = asked.filter((visitor) => of(visitor).rows === 1 && of(visitor).leads !== EXPECTED[visitor.way].leads);
  const broken = asked.filter(({ outcomes }) => outcomes.includes(500));
  const refused = asked.filter(({ outcomes }) => outcomes.some((outcome) => isRefusal(outcome)));
  const counted = (what: string, found: readonly unknown[]): Finding => ({
    what,
    on: place.name,
    count: found.length,
    goal: { atMost: 0 },
    examples: examplesOf(found),
  });
  const requests: Finding[] = [
    { what: "requests acknowledged", on: place.name, count: acknowledged.length, goal: { atLeast: 1 } },
    counted("acknowledged requests lost", lost),
    counted("requests or leads doubled", doubled),
    counted("requests without their lead", half),
    counted("visitors who met a 500", broken),
    counted("visitors refused by mistake", refused),
  ];
  if (arrivals === null) return requests;
  return [
    ...requests,
    ...mailFindings(
      asked.filter((visitor) => of(visitor).rows > 0),
      arrivals,
      counted,
    ),
    { what: "mails that came again after a kill", on: place.name, count: repeats(arrivals).explained, goal: null },
  ];
}

/** An answer that blames the visitor, who did nothing wrong. */
function isRefusal(outcome: Asked["outcomes"][number]): boolean {
  return typeof outcome === "number" && outcome >= 400 && outcome < 500;
}

function mailFindings(
  asked: readonly Asked[],
  arrivals: readonly Arrival[],
  counted: (what: string, found: readonly unknown[]) => Finding,
): Finding[] {
  const byVisitor = Map.groupBy(arrivals, ({ to }) => to);
  const byOwner = Map.groupBy(arrivals, ({ replyTo = "" }) => replyTo);
  const missing: unknown[] = [];
  const anew: unknown[] = [];
  for (const { way, email, times } of asked) {
    const enqueued = EXPECTED[way];
    // Every request for the newsletter asks for its mail again.
    const most = way === "newsletter" ? times : enqueued.visitor;
    const [toVisitor, toOwner] = [byVisitor, byOwner].map((mails) => differentMails(mails.get(email))) as [
      number,
      number,
    ];
    if (toVisitor < enqueued.visitor || toOwner < enqueued.owner) missing.push({ way, email, toVisitor, toOwner });
    if (toVisitor > most || toOwner > enqueued.owner) anew.push({ way, email, toVisitor, toOwner });
  }
  return [
    counted("requests whose mails are not all out", missing),
    counted("requests with a mail too many", anew),
    counted("mails that came twice without a kill between", repeats(arrivals).unexplained),
  ];
}

function differentMails(arrivals: readonly Arrival[] = []): number {
  return new Set(arrivals.map(({ messageId }) => messageId)).size;
}

/**
 * Mails that arrived more than once. A kill explains it: it can come after the mail server took the mail, but before
 * that is recorded.
 */
function repeats(arrivals: readonly Arrival[]): { explained: number; unexplained: Arrival[] } {
  let explained = 0;
  const unexplained: Arrival[] = [];
  for (const same of Map.groupBy(arrivals, ({ messageId }) => messageId).values()) {
    for (const [index, arrival] of same.slice(1).entries()) {
      if (arrival.kills > (same[index]?.kills ?? 0)) explained += 1;
      else unexplained.push(arrival);
    }
  }
  return { explained, unexplained };
}
