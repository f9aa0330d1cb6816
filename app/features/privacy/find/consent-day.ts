import type { AskedPurpose } from "~/features/consent/purposes";

/** The last days with a choice that are shown. */
export const CONSENT_DAYS = 30;

export interface ConsentDay {
  key: string;
  day: string;
  version: string;
  choices: number;
  allowed: Record<AskedPurpose, number>;
  refused: number;
}
