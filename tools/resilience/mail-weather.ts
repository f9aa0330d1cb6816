import type { SmtpPeer } from "../../tests/support/smtp-peer.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Weather = (peer: SmtpPeer) => void | Promise<void>;

/**
 * Everything a mail server does to senders: falls silent, closes the connection halfway, refuses for now, refuses us.
 * It is never silent once it has a whole mail: then it would be unknown whether it took that mail.
 */
const FOUL: readonly [Weather, ...Weather[]] = [
  (peer) => peer.goDown(),
  (peer) => peer.hang("connect"),
  (peer) => peer.hang("sender"),
  (peer) => peer.hang("recipient"),
  (peer) => peer.drop("connect"),
  (peer) => peer.drop("sender"),
  (peer) => peer.drop("data"),
  (peer) => peer.refuse("connect", "421 4.3.2 Shutting down"),
  (peer) => peer.refuse("sender", "451 4.3.0 Try again later"),
  (peer) => peer.refuse("recipient", "450 4.7.1 Greylisted"),
  (peer) => peer.refuse("data", "452 4.3.1 Out of storage"),
  (peer) => peer.refuse("sender", "550 5.7.1 Relaying denied"),
  (peer) => peer.refuse("recipient", "554 5.7.1 Your address is on a list"),
];

/** A mail server that is well for a while and then fails, each time in a way chosen by chance. */
export class MailWeather {
  readonly #peer: SmtpPeer;
  readonly #random: SeededRandom;
  /** Milliseconds. */
  readonly #longest: number;
  #timer: NodeJS.Timeout | undefined;
  #changing: Promise<void> = Promise.resolve();
  #isDown = false;

  constructor(peer: SmtpPeer, random: SeededRandom, longest: number) {
    this.#peer = peer;
    this.#random = random;
    this.#longest = longest;
  }

  start(): void {
    const isFoul = this.#random.chance(0.7);
    this.#changing = this.#become(isFoul ? this.#random.pick(FOUL) : () => {});
    this.#timer = setTimeout(() => this.#changing.then(() => this.start()), this.#random.between(200, this.#longest));
  }

  /** Makes the weather fair from now on. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#changing;
    await this.#become(() => {});
  }

  async #become(weather: Weather): Promise<void> {
    if (this.#isDown) await this.#peer.comeBack();
    this.#peer.behave();
    await weather(this.#peer);
    this.#isDown = weather === FOUL[0];
  }
}
