import { ScanSearch } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Form } from "react-router";
import { OneTapForm } from "~/components/desk/one-tap-form";
import { Fact } from "~/components/desk/record-page";
import { SubmitButton } from "~/components/desk/submit-button";
import { useRefresh } from "~/components/desk/use-refresh";
import { answerTo, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";

/** The value of `do`. */
export const CHECK_FORM = "check";

/** Milliseconds. */
const LOOK_AGAIN = 2_000;

export interface LeadCheck {
  /** The lead's own site. Null if it is not known. */
  site: string | null;
  /** The latest check of it. */
  check: { host: string; says: string; to: string | null; isRunning: boolean } | null;
}

interface LeadCheckFactProps {
  path: string;
  known: LeadCheck;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
}

export function LeadCheckFact({ path, known: { site, check }, answer }: LeadCheckFactProps) {
  const { fact: words } = useWords("websiteChecks");
  useOutcome(check?.isRunning ?? false);
  const refused = answerTo(answer, { do: CHECK_FORM });
  const field = fieldsOf<"url">({ form: "check", answer: refused, served: { url: site ?? "" } });
  return (
    <Fact label={words.label}>
      {check && (
        <p role="status">
          <span className="font-semibold">{check.host}</span>:{" "}
          {check.to && !check.isRunning ? (
            <a href={check.to} className="link -my-2.5 inline-block py-2.5">
              {check.says}
            </a>
          ) : (
            check.says
          )}
        </p>
      )}
      {!check && site !== null && !refused && (
        <OneTapForm
          path={path}
          fields={{ do: CHECK_FORM, url: site }}
          about={words.label}
          pending={words.pending}
          icon={<ScanSearch aria-hidden="true" className="mr-1.5 size-4.5" />}
          className="link -my-2.5"
        >
          {fill(words.check, { host: withoutScheme(site) })}
        </OneTapForm>
      )}
      {(check ? !check.isRunning : site === null || refused) && (
        <details open={refused !== null}>
          <summary className="link -my-2.5 inline-flex min-h-11 cursor-pointer items-center">
            {check ? words.again : words.unknown}
          </summary>
          <Form method="post" action={path} preventScrollReset className="mt-4 grid gap-2">
            <TextField
              {...field("url")}
              label={words.address}
              required
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
            />
            <SubmitButton value={CHECK_FORM} variant="dark">
              {words.submit}
            </SubmitButton>
          </Form>
        </details>
      )}
    </Fact>
  );
}

function withoutScheme(site: string): string {
  return site.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** The page of a lead follows no news by itself. */
function useOutcome(isRunning: boolean): void {
  const onLook = useEffectEvent(useRefresh());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => onLook(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isRunning]);
}
