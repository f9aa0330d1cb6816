import { useState } from "react";
import { useNavigation } from "react-router";
import type { LeadForm } from "./refused-change";

/**
 * How often a form of the page was taken since it was opened, as far as `kept`, what such forms have left behind, tells. It
 * begins anew then; what a colleague adds meanwhile, and what another form of the page does, leaves what is typed.
 */
export function useTimesTaken(form: LeadForm, kept: number | string): number {
  const isSent = useNavigation().formData?.get("do") === form;
  const [seen, setSeen] = useState({ isSent, kept, times: 0 });
  if (seen.isSent !== isSent) {
    const isTaken = !isSent && seen.kept !== kept;
    setSeen({ isSent, kept, times: isTaken ? seen.times + 1 : seen.times });
  }
  return seen.times;
}
