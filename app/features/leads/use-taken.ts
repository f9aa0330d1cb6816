import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import type { LeadForm } from "./refused-change";

/**
 * Calls `onTaken` with what was sent once a form of the page was taken, as far as `kept`, what such forms have left behind,
 * tells. Not for what a colleague adds meanwhile, nor for what another form of the page does.
 */
export function useTaken(form: LeadForm, kept: number | string, onTaken: (sent: FormData) => void): void {
  const { formData } = useNavigation();
  const sent = formData?.get("do") === form ? formData : null;
  const underWay = useRef<{ sent: FormData; before: number | string } | null>(null);
  // Something is sent, or has come to an end.
  const onTurn = useEffectEvent((now: FormData | null) => {
    const answered = underWay.current;
    underWay.current = now && { sent: now, before: answered?.before ?? kept };
    if (!now && answered && answered.before !== kept) onTaken(answered.sent);
  });
  useEffect(() => onTurn(sent), [sent]);
}
