import { useState } from "react";
import { flushSync } from "react-dom";
import { postForm } from "~/components/forms/post-form";
import { FILL_TIME, HONEYPOT } from "~/components/forms/suspect";
import { useLanguage } from "~/lib/language/language-context";
import { fieldsOf } from "./configurator-fields";
import { AT_STEP, type ConfiguratorState, DRAFT_EMAIL } from "./configurator-state";
import type { Wizard } from "./use-wizard";
import { pointOut } from "./wizard-dom";

type Phase = "idle" | "sending" | "mailed" | "limited" | "failed";

export type DraftMail = ReturnType<typeof useDraftMail>;

export function useDraftMail(wizard: Wizard, state: ConfiguratorState) {
  const { answers, mode, step, read, form, fillTime, markMailed } = wizard;
  const { t, language } = useLanguage();
  const wrong = state.errors[DRAFT_EMAIL];
  const [phase, setPhase] = useState<Phase>(state.status === "mailed" ? "mailed" : "idle");
  /** Null before anything was typed: a field that the visitor empties is not filled in again. */
  const [typed, setTyped] = useState(state.draftEmail || null);
  const [error, setError] = useState(wrong && t(wrong));
  const email = typed ?? answers.contactInfo.email;

  async function send() {
    if (phase === "sending") return;
    const chosen = read();
    const fields = { ...fieldsOf(chosen), [AT_STEP]: step };
    const honeypot = new FormData(form.current ?? undefined).get(HONEYPOT) ?? "";
    setPhase("sending");
    setError(undefined);
    const signs = { [HONEYPOT]: honeypot, [FILL_TIME]: fillTime.read() };
    const body = { ...fields, mode, language, [DRAFT_EMAIL]: email, ...signs };
    const sent = await postForm("/api/configurator-drafts", body, () => ({ outcome: "mailed" }) as const);
    if (sent.outcome === "mailed") markMailed(chosen);
    if (sent.outcome !== "invalid") return setPhase(sent.outcome);
    flushSync(() => {
      setPhase("idle");
      setError(sent.errors[DRAFT_EMAIL] ?? t("form.error.invalid"));
    });
    pointOut(form.current, DRAFT_EMAIL);
  }

  function type(value: string) {
    setTyped(value);
    setError(undefined);
    setPhase("idle");
  }

  return {
    phase,
    email,
    served: state.draftEmail || state.answers.contactInfo.email,
    error,
    startsOpen: state.status === "mailed" || wrong !== undefined,
    type,
    send,
  };
}
