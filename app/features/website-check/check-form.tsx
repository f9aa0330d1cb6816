import { ScanSearch } from "lucide-react";
import { useId } from "react";
import { Honeypot } from "~/components/forms/honeypot";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useLanguage } from "~/lib/language/language-context";
import { type CheckFormState, IDLE_CHECK_FORM } from "./check-form-state";
import type { CheckFormWords } from "./check-form-state.server";
import { CHECK_PAGE, CHECKS_API } from "./paths";

interface CheckFormProps {
  words: CheckFormWords;
  /** The page that it stands on. */
  source: string;
  state?: CheckFormState;
}

/** A plain form: nothing of it waits for a script. */
export function CheckForm({ words, source, state = IDLE_CHECK_FORM }: CheckFormProps) {
  const { href } = useLanguage();
  const id = useId();
  return (
    <form method="post" action={CHECKS_API} className="grid gap-3">
      {state.notice && <FormNotice text={state.notice} />}
      <input type="hidden" name="page" value={href(CHECK_PAGE)} />
      <input type="hidden" name="source" value={source} />
      <Honeypot />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <TextField
            id={`${id}-url`}
            name="url"
            label={words.label}
            placeholder={words.example}
            error={state.error ?? undefined}
            defaultValue={state.url}
            required
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2_000}
          />
        </div>
        <Button type="submit" className="grow sm:mt-8 sm:grow-0">
          <ScanSearch aria-hidden="true" />
          {words.submit}
        </Button>
      </div>
      <p className="text-small">{words.note}</p>
    </form>
  );
}
