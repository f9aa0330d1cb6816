import type { SubmitEvent } from "react";
import { Honeypot } from "~/components/forms/honeypot";
import { PrivacyLink } from "~/components/forms/privacy-link";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { usePageAddress } from "~/lib/page-address";
import { type ConfiguratorField, fieldsOf } from "./configurator-fields";
import { AT_STEP, COUNTED, type ConfiguratorState, ENTER, GO } from "./configurator-state";
import { DraftByMail } from "./draft-by-mail";
import { PricePanel } from "./price-panel";
import { useDraftMail } from "./use-draft-mail";
import type { Wizard } from "./use-wizard";
import { type Answers, STEPS } from "./wizard";
import { WizardNotice } from "./wizard-notice";
import { WizardProgress } from "./wizard-progress";
import { WizardStep } from "./wizard-step";

interface WizardFormProps {
  wizard: Wizard;
  state: ConfiguratorState;
  copy: ConfiguratorCopy;
}

export function WizardForm({ wizard, state, copy }: WizardFormProps) {
  const { pathname } = usePageAddress();
  const { t } = useLanguage();
  const draftMail = useDraftMail(wizard, state);
  const { form, heading, isHydrated, answers, phase, step } = wizard;
  const isBusy = phase !== "answering";
  const isLast = step === STEPS.length - 1;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const go = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? (isLast ? "send" : "next");
    if (go === "previous") wizard.previous();
    else if (go === "send") void wizard.send();
    else if (go === "next" || go === ENTER) wizard.next();
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
      className="scroll-mt-24 max-lg:**:scroll-mt-24 max-lg:**:scroll-mb-28"
    >
      {/* Enter in a field goes forward, not back: it presses the first button of the form. */}
      <EnterButton name={GO} value={ENTER} label={copy.buttons.next} formNoValidate />
      <WizardProgress copy={copy} answers={answers} step={step} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <fieldset disabled={isBusy} className="min-w-0">
            <input type="hidden" name={AT_STEP} value={step} />
            <input type="hidden" name={COUNTED} value={state.counted} />
            <HiddenFields answers={answers} shown={wizard.fields} />
            <Honeypot />
            <WizardNotice wizard={wizard} copy={copy} />
            <WizardStep wizard={wizard} copy={copy} headingRef={heading} />
            <div className="mt-9 flex flex-wrap items-center justify-between gap-3 border-t border-linen-300 pt-6">
              <Button type="submit" name={GO} value="previous" variant="quiet" disabled={step === 0} formNoValidate>
                {copy.buttons.previous}
              </Button>
              {isLast ? (
                <SendButton phase={phase} copy={copy.buttons} />
              ) : (
                <Button
                  type="submit"
                  name={GO}
                  value="next"
                  className="max-sm:flex-1 max-[18rem]:flex-auto sm:min-w-40"
                >
                  {copy.buttons.next}
                </Button>
              )}
            </div>
            {!isHydrated && !isLast && (
              <noscript className="mt-3 block text-small text-ink-500">{copy.noScript}</noscript>
            )}
          </fieldset>
          {phase === "waiting" && (
            <Button variant="quiet" className="mt-3 w-full sm:ml-auto sm:flex sm:w-auto" onClick={wizard.reopen}>
              {t("requestForm.edit")}
            </Button>
          )}
          <PrivacyLink className="mt-3 inline-flex min-h-11 items-center text-small" />
          <fieldset disabled={isBusy} className="min-w-0">
            <DraftByMail mail={draftMail} copy={copy.draft} />
          </fieldset>
        </div>
        <PricePanel copy={copy} answers={answers} step={step} />
      </div>
    </form>
  );
}

function SendButton({ phase, copy }: { phase: Wizard["phase"]; copy: ConfiguratorCopy["buttons"] }) {
  const { t } = useLanguage();
  const words = { waiting: t("requestForm.waiting"), sending: copy.sending, answering: copy.submit, thanks: "" };
  return (
    <Button type="submit" name={GO} value="send" className="max-sm:flex-1 max-[18rem]:flex-auto sm:min-w-56">
      {words[phase]}
    </Button>
  );
}

interface HiddenFieldsProps {
  answers: Answers;
  shown: readonly ConfiguratorField[];
}

function HiddenFields({ answers, shown }: HiddenFieldsProps) {
  return Object.entries(fieldsOf(answers))
    .filter(([name]) => !shown.includes(name as ConfiguratorField))
    .flatMap(([name, value]) => [value].flat().map((single) => [name, single] as const))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
