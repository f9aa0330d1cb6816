import type { SharedKey } from "~/content/shared/shared-copy";
import type { Choosing } from "./choice";
import type { Alternative, SlotDay } from "./slot-days";

export interface AppointmentFormState {
  /** `choosing`: by a link from a mail, or without scripts for the times of another day. */
  status: "idle" | "choosing" | "invalid" | "taken" | "limited" | "failed";
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, SharedKey>>;
  alternatives: readonly Alternative[];
  choosing: Choosing;
  /** null if they cannot be read now; empty until all that comes before a moment is chosen. */
  days: readonly SlotDay[] | null;
}

export type AnsweredForm = Omit<AppointmentFormState, "days" | "choosing">;

export const IDLE_APPOINTMENT_FORM: AnsweredForm = { status: "idle", values: {}, errors: {}, alternatives: [] };

/** The button for visitors without scripts. */
export const SHOW_TIMES = "show_times";
/** The button with a moment, like "2026-11-24 09:45". */
export const ALTERNATIVE = "alternative";

export const FORM_ID = "afspraak";
export const TIMES_ID = "tijd";
