import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { CONNECTIONS } from "./wrk.ts";

/** The answer to a visitor's offer request. */
export interface Answer {
  /** The id of the stored request; undefined if it was not acknowledged. */
  id: string | undefined;
  /** Milliseconds. */
  took: number;
}

/** Offer requests from people who come evenly, `perSecond`, however long those before them wait. */
export async function visitEvenly(site: string, perSecond: number, seconds: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const visitor = newVisitor();
  const begin = performance.now();
  const answers: Promise<Answer>[] = [];
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = begin + (count * 1_000) / perSecond;
    await pause(Math.max(due - performance.now(), 0));
    answers.push(post(site, agent, visitor(), due));
  }
  const answered = await Promise.all(answers);
  agent.destroy();
  return answered;
}

/** Offer requests from sixteen at once, the next from each as soon as the last is answered. */
export async function visitAtOnce(site: string, seconds: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const visitor = newVisitor();
  const end = performance.now() + seconds * 1_000;
  const answers: Answer[] = [];
  const keepAsking = async () => {
    while (performance.now() < end) answers.push(await post(site, agent, visitor(), performance.now()));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  agent.destroy();
  return answers;
}

/** Each is another person, with an e-mail address, a phone number and a network address of their own. */
function newVisitor() {
  const crowd = randomBytes(4).toString("hex");
  const network = randomBytes(1)[0];
  let count = 0;
  return () => {
    count += 1;
    return {
      address: `10.${network}.${count >> 8}.${count & 255}`,
      body: JSON.stringify({
        submission_id: `${crowd}-0000-4000-8000-${String(count).padStart(12, "0")}`,
        name: "Jan Smit",
        email: `jan-${crowd}-${count}@smit.example`,
        phone: `06 ${String((Number.parseInt(crowd, 16) + count) % 100_000_000).padStart(8, "0")}`,
        company: "Smit Installatie Enschede",
        service: "webshop",
        source: "contact",
        message: "Wij zoeken een webshop voor onderdelen, met ongeveer 80 artikelen. Kan dat voor de zomer?",
      }),
    };
  };
}

/** Waiting counts from `since`. */
function post(
  site: string,
  agent: Agent,
  { address, body }: { address: string; body: string },
  since: number,
): Promise<Answer> {
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": address,
  };
  return new Promise((resolve) => {
    const refused = () => resolve({ id: undefined, took: performance.now() - since });
    const asked = request(`${site}/api/offer-requests`, { method: "POST", agent, headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      if (response.statusCode !== 201) refused();
      else resolve({ id: (JSON.parse(text) as { id: string }).id, took: performance.now() - since });
    });
    asked.on("error", refused).end(body);
  });
}
