import type { RenderedMail } from "../templates/render-mail.server";
import type { UnrenderedMail } from "./mail-press.server";

/** What the thread that renders is asked. */
export interface PressOrder {
  id: number;
  mail: UnrenderedMail;
}

/** What it answers. */
export type PressAnswer = { id: number } & ({ rendered: RenderedMail } | { error: Error });
