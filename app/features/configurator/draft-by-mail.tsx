import { ChevronDown } from "lucide-react";
import { BOUNDS } from "~/components/forms/bounds";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { DRAFT_EMAIL, DRAFT_SERVED, GO } from "./configurator-state";
import type { DraftMail } from "./use-draft-mail";

interface DraftByMailProps {
  mail: DraftMail;
  copy: ConfiguratorCopy["draft"];
}

/** Part of the wizard's own form, so that it works without scripts. */
export function DraftByMail({ mail, copy }: DraftByMailProps) {
  const { phase, email, served, error, startsOpen, type, send } = mail;
  const { t } = useLanguage();
  const isSending = phase === "sending";
  return (
    <details open={startsOpen} className="group/draft mt-8 border-2 border-dashed border-linen-300 bg-linen-50">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-semibold text-indigo-700">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/draft:rotate-180" />
        {copy.title}
      </summary>
      <div className="grid gap-4 px-4 pb-5">
        <p className="max-w-[40em]">{copy.text}</p>
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <input type="hidden" name={DRAFT_SERVED} value={served} />
          {/* No `type="email"`: a half-typed address here would keep the form from going to its next step. */}
          <TextField
            id="configurator-draft-email"
            name={DRAFT_EMAIL}
            label={copy.email}
            error={error}
            value={email}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              void send();
            }}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={BOUNDS.email}
          />
          <Button type="submit" name={GO} value="draft" variant="quiet" aria-disabled={isSending} formNoValidate>
            {isSending ? copy.sending : copy.button}
          </Button>
        </div>
        {phase === "mailed" && <FormNotice tone="good" text={copy.sent} />}
        {phase === "failed" && <FormNotice text={copy.failed} />}
        {phase === "limited" && <FormNotice title={t("toast.limited.title")} text={t("toast.limited.text")} />}
      </div>
    </details>
  );
}
