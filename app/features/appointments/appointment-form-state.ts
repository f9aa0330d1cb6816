import type { SharedKey } from "~/content/shared/shared-copy";
import type { Alternative, SlotDay } from "./slot-days";

/** What the server knows about the form on the page that is being rendered. */
export interface AppointmentFormState {
  /** `choosing`: without scripts, the times of another day were asked for. */
  status: "idle" | "choosing" | "invalid" | "taken" | "limited" | "failed";
  /** What was typed, by field name. */
  values: Readonly<Record<string, string>>;
  /** The key of a message, by field name. */
  errors: Readonly<Record<string, SharedKey>>;
  /** Free moments near one that is taken. */
  alternatives: readonly Alternative[];
  /** The free moments; null when they cannot be read now. */
  days: readonly SlotDay[] | null;
}

/** The state after an attempt, with what was typed. */
export type AnsweredForm = Omit<AppointmentFormState, "days">;

export const IDLE_APPOINTMENT_FORM: AnsweredForm = { status: "idle", values: {}, errors: {}, alternatives: [] };

/** The button that asks for the times of another day, for visitors without scripts. */
export const SHOW_TIMES = "show_times";
/** A moment that was offered instead of a taken one, as "2026-11-24 09:45". */
export const ALTERNATIVE = "alternative";

/** The fragment of the form on its page. */
export const FORM_ID = "afspraak";
/** The fragment of the times of a day, on each page that has such times. */
export const TIMES_ID = "tijd";
