import type { Log } from "~/lib/log.server";

/** How long the server is up before it loads what mails are made with, in milliseconds. */
const DELAY = 1_500;

/**
 * Loads the renderers of mails and documents a moment after the start: the start does not wait for them, and neither
 * does the visitor with the first request.
 */
export function warmUpMail(log: Log): void {
  setTimeout(() => {
    load().catch((error: unknown) => log.error({ err: error }, "mails cannot be rendered"));
  }, DELAY).unref();
}

async function load(): Promise<void> {
  await import("./templates/render-mail.server");
  const { summaryDocument } = await import("./summary/summary-document.server");
  // The first document reads the fonts, and takes twice the time of the others.
  await summaryDocument({ name: "", asked: [], answerBy: new Date().toISOString() }, "configurator", "nl");
}
