import { parentPort } from "node:worker_threads";
import { pressHere } from "./mail-press.server";
import type { PressAnswer, PressOrder } from "./press-messages";

// The thread on which the built product renders mails: a bundle of its own.
const answer = (message: PressAnswer) => parentPort?.postMessage(message);

parentPort?.on("message", async ({ id, mail }: PressOrder) => {
  try {
    answer({ id, rendered: await pressHere.render(mail) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
