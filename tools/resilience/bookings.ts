import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Product } from "../../tests/support/product.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Appointments at the same time: there are more moments than that. */
const MOST = 40;
/** Milliseconds. */
const BETWEEN = 60;
const AWAY = 30;

interface Slots {
  days: { day: string; times: { time: string }[] }[];
}

/** Customers who book, move and cancel appointments. */
export class Bookings {
  /** The number of times that the product did what was asked. */
  count = 0;
  readonly #product: Product;
  readonly #random: SeededRandom;
  /** Paths at which appointments are moved and cancelled. */
  readonly #open: string[] = [];

  constructor(product: Product, random: SeededRandom) {
    this.#product = product;
    this.#random = random;
  }

  /** Goes on until `isOver`. A product that is away is asked again. */
  async goOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#act().catch(() => sleep(AWAY));
      await sleep(this.#random.between(0, BETWEEN));
    }
  }

  async #act(): Promise<void> {
    const path = this.#open[Math.floor(this.#random.next() * this.#open.length)];
    if (path === undefined || (this.#open.length < MOST && this.#random.chance(0.5))) return await this.#book();
    if (this.#random.chance(0.5)) return await this.#change(path, { do: "move", ...(await this.#moment()) });
    this.#open.splice(this.#open.indexOf(path), 1);
    await this.#change(path, { do: "cancel" });
  }

  async #moment(): Promise<{ date: string; time: string }> {
    const { days } = (await (await fetch(`${this.#product.url}/api/appointments/slots`)).json()) as Slots;
    const free = days.flatMap(({ day, times }) => times.map(({ time }) => ({ date: day, time })));
    const [first, ...more] = free;
    if (!first) throw new Error("No moment is free");
    return this.#random.pick([first, ...more]);
  }

  async #book(): Promise<void> {
    const id = randomUUID();
    const fields = { ...(await this.#moment()), name: "Jan Bos", email: `jan-${id}@klant.example`, fill_time: "5000" };
    const answer = await fetch(`${this.#product.url}/api/appointments`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, submission_id: id }),
    });
    const booked = (await answer.json()) as { manage_path?: string };
    if (booked.manage_path === undefined) return;
    this.#open.push(booked.manage_path);
    this.count += 1;
  }

  async #change(path: string, fields: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(fields);
    const answer = await fetch(this.#product.url + path, { method: "POST", body, redirect: "manual" });
    if (answer.status === 303) this.count += 1;
    await answer.body?.cancel();
  }
}
