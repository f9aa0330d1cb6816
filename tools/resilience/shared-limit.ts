import { randomUUID } from "node:crypto";
import { Product } from "../../tests/support/product.ts";
import { postJson } from "./call.ts";
import { replicaEnv } from "./fleet.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./scenario.ts";

/** Requests per hour that one e-mail address may make; see `LIMITS` in the product. */
const TAKEN = 10;
const ASKED = 14;

/** Sends requests to two processes in turn with one e-mail address, more than are accepted from it. */
export async function sharedLimit(place: Place): Promise<Finding[]> {
  const env = { ...replicaEnv(place, "http://localhost"), RATE_LIMIT: "on" };
  const replicas = await Promise.all([Product.start(env), Product.start(env)]);
  try {
    const email = `often-${randomUUID()}@live.example`;
    const statuses: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const { url = "" } = replicas[asked % 2] ?? {};
      const body = { submission_id: randomUUID(), name: "Jan Smit", email, service: "webshop", source: "contact" };
      statuses.push((await postJson(`${url}/api/offer-requests`, body)).status);
    }
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const on = place.name;
    return [
      {
        what: `requests that two replicas took of one address, of ${ASKED}`,
        on,
        count: count(201),
        goal: { atMost: TAKEN },
      },
      { what: "requests that they refused (429)", on, count: count(429), goal: { atLeast: ASKED - TAKEN } },
    ];
  } finally {
    await Promise.all(replicas.map((replica) => replica.remove()));
  }
}
