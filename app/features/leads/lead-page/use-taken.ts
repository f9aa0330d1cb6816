import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import type { LeadForm } from "./lead-forms";

/** A changed `kept` shows it. Ignores what a colleague adds meanwhile, and the other forms of the page. */
export function useTaken(form: LeadForm, kept: number | string, onTaken: (sent: FormData) => void): void {
  const { formData } = useNavigation();
  const sent = formData?.get("do") === form ? formData : null;
  const underWay = useRef<{ sent: FormData; before: number | string } | null>(null);
  const onTurn = useEffectEvent((now: FormData | null) => {
    const answered = underWay.current;
    underWay.current = now && { sent: now, before: answered?.before ?? kept };
    if (!now && answered && answered.before !== kept) onTaken(answered.sent);
  });
  useEffect(() => onTurn(sent), [sent]);
}
