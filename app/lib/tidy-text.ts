import { withoutUnseen } from "./unseen";

/**
 * A typed text as it is stored: trimmed, Unicode-normalised, with plain line breaks, without characters that hide text or
 * turn it round.
 */
export function tidyText(typed: string): string {
  return withoutUnseen(typed).replace(/\r\n?/g, "\n").normalize("NFC").trim();
}
