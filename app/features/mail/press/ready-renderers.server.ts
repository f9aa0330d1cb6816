import { summaryDocument } from "../summary/summary-document.server";
import { renderMail } from "../templates/render-mail.server";

/** Renders what is thrown away: the first mail and the first document take many times as long as the others. */
export async function readyRenderers(): Promise<void> {
  const confirmation = { name: "", asked: [], answerBy: new Date().toISOString() };
  await renderMail("offer-request-confirmation", confirmation, "nl");
  await summaryDocument(confirmation, "configurator", "nl");
}
