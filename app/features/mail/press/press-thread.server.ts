import { parentPort } from "node:worker_threads";
import { composeMail } from "../compose.server";
import { pressHere } from "./mail-press.server";
import type { PressAnswer, PressOrder } from "./press-messages";

// The thread on which the built product renders and composes mails: a bundle of its own.
const answer = (message: PressAnswer, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(message, handedOver);

parentPort?.on("message", async ({ number, mail: row, sender }: PressOrder) => {
  try {
    const { mail, uselessFrom } = await pressHere.print(row);
    const message = new Uint8Array(await composeMail(mail, sender));
    answer({ number, message, uselessFrom }, [message.buffer]);
  } catch (error) {
    answer({ number, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
