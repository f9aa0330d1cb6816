import type { SharedKey } from "~/content/shared/shared-copy";
import type { Alternative, SlotDay } from "./slot-days";

export interface AppointmentFormState {
  /** `choosing`: by a link from a mail, or without scripts for the times of another day. */
  status: "idle" | "choosing" | "invalid" | "taken" | "limited" | "failed";
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, SharedKey>>;
  alternatives: readonly Alternative[];
  /** null if they cannot be read now. */
  days: readonly SlotDay[] | null;
}

export type AnsweredForm = Omit<AppointmentFormState, "days">;

export const IDLE_APPOINTMENT_FORM: AnsweredForm = { status: "idle", values: {}, errors: {}, alternatives: [] };

/** The button for visitors without scripts. */
export const SHOW_TIMES = "show_times";
/** The button with a moment, like "2026-11-24 09:45". */
export const ALTERNATIVE = "alternative";

export const FORM_ID = "afspraak";
export const TIMES_ID = "tijd";
