/** State of a form that was refused without a check. */
export interface CheckFormState {
  /** The address as typed. */
  url: string;
  /** Words beside the field. Null if it was not the address. */
  error: string | null;
  /** Words above the field. */
  notice: string | null;
}

export const IDLE_CHECK_FORM: CheckFormState = { url: "", error: null, notice: null };
