import { normalized } from "./normalized";
import { withoutUnseen } from "./unseen";

/** Unicode-normalised, without characters that hide text or turn it round. */
export function tidyText(typed: string): string {
  return normalized(withoutUnseen(typed).replace(/\r\n?/g, "\n"), "NFC").trim();
}
