import type { SubmitEvent } from "react";
import { useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { FormNotice } from "~/components/ui/form-notice";
import type { ConfiguratorCopy } from "~/content/configurator/configurator-copy.server";
import { Honeypot } from "~/features/requests/honeypot";
import { useLanguage } from "~/lib/language/language-context";
import { AT_STEP, type ConfiguratorMode, type ConfiguratorState, GO } from "./configurator-state";
import { ConfiguratorThanks } from "./configurator-thanks";
import { DraftByMail } from "./draft-by-mail";
import { HiddenFields } from "./hidden-fields";
import { PricePanel } from "./price-panel";
import { useDraftMail } from "./use-draft-mail";
import { useWizard } from "./use-wizard";
import { STEPS } from "./wizard";
import { WizardProgress } from "./wizard-progress";
import { WizardStep } from "./wizard-step";

interface WizardProps {
  mode: ConfiguratorMode;
  state: ConfiguratorState;
  copy: ConfiguratorCopy;
}

/** The seven steps with the price beside them, or after sending the thanks. Without scripts a plain form of seven pages. */
export function ConfiguratorWizard({ mode, state, copy }: WizardProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const wizard = useWizard(mode, state, copy.toasts);
  const draftMail = useDraftMail(wizard, state);
  const { form, heading, isHydrated, answers, phase, step } = wizard;
  if (phase.name === "thanks") {
    return <ConfiguratorThanks copy={copy.thanks} thanks={phase.thanks} onStartAnew={wizard.startAnew} />;
  }
  const isBusy = phase.name !== "answering";
  const isLast = step === STEPS.length - 1;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const go = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? (isLast ? "send" : "next");
    if (go === "previous") wizard.previous();
    else if (go === "send") void wizard.send();
    else if (go === "next") wizard.next();
    else if (go === "draft") void draftMail.send();
    else wizard.go(Number(go));
  }

  return (
    <form
      ref={form}
      method="post"
      action={pathname}
      noValidate={isHydrated}
      aria-busy={isBusy}
      onSubmit={submit}
      onFocus={wizard.touch}
      className="scroll-mt-24"
    >
      {/* Enter in a field goes on, not back: the first button of a form is the one that it presses. */}
      <button
        type="submit"
        name={GO}
        value={isLast ? "send" : "next"}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      >
        {copy.buttons.next}
      </button>
      <WizardProgress copy={copy} answers={answers} step={step} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <fieldset disabled={isBusy} className="min-w-0">
          <input type="hidden" name={AT_STEP} value={step} />
          <HiddenFields answers={answers} shown={wizard.fields} />
          <Honeypot />
          {step === state.step && <ServerNotice state={state} copy={copy} />}
          <WizardStep wizard={wizard} copy={copy} headingRef={heading} />
          <div className="mt-9 flex flex-wrap-reverse items-center justify-between gap-3 border-t border-linen-300 pt-6">
            <Button type="submit" name={GO} value="previous" variant="quiet" disabled={step === 0} formNoValidate>
              {copy.buttons.previous}
            </Button>
            {isLast ? (
              <Button type="submit" name={GO} value="send" className="max-sm:w-full">
                {phase.name === "waiting"
                  ? t("requestForm.waiting")
                  : phase.name === "sending"
                    ? copy.buttons.sending
                    : copy.buttons.submit}
              </Button>
            ) : (
              <Button type="submit" name={GO} value="next" className="max-sm:w-full sm:min-w-40">
                {copy.buttons.next}
              </Button>
            )}
          </div>
          {!isHydrated && <noscript className="mt-3 block text-small text-ink-500">{copy.noScript}</noscript>}
          <DraftByMail mail={draftMail} copy={copy.draft} />
        </fieldset>
        <PricePanel copy={copy} answers={answers} />
      </div>
    </form>
  );
}

/** What went wrong with a form that came without scripts, or what became of the link to a draft. */
function ServerNotice({ state: { status }, copy }: { state: ConfiguratorState; copy: ConfiguratorCopy }) {
  const { t } = useLanguage();
  const words = {
    missing: { title: t("toast.oops.title"), text: copy.toasts.missing },
    invalid: { title: t("toast.oops.title"), text: t("toast.invalid.text") },
    failed: { title: t("toast.failed.title"), text: t("toast.failed.text") },
    limited: { title: t("toast.limited.title"), text: t("toast.limited.text") },
    draft: { text: copy.draft.opened },
    expired: { text: copy.draft.expired },
  };
  if (!(status in words)) return null;
  const told = words[status as keyof typeof words];
  return (
    <div className="mb-6">
      <FormNotice tone={status === "draft" ? "good" : "bad"} {...told} />
    </div>
  );
}
