import { ArrowRight, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { useFormKey } from "~/components/desk/use-form-key";
import { answerTo } from "~/components/forms/form-answer";
import { Count } from "~/components/ui/count";
import { useWords } from "~/content/desk/words";
import { REDIRECTS_PATH, type RedirectAnswer, type ShownRedirect } from "./redirect";
import { RedirectForm } from "./redirect-form";

interface RedirectListProps {
  redirects: readonly ShownRedirect[];
  answer: RedirectAnswer | null;
}

export function RedirectList({ redirects, answer }: RedirectListProps) {
  const words = useWords("redirects");
  return (
    <ul className="rounded-card border border-linen-200 bg-white">
      {redirects.map((redirect) => (
        <li key={redirect.from} className="grid gap-3 border-t border-linen-200 px-4 py-4 first:border-t-0 sm:px-6">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere text-ink-950">
                <bdi>{redirect.from}</bdi>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-indigo-700" />
                <span className="sr-only">{words.columns.to}</span>
                <a href={redirect.to} className="link">
                  {redirect.to}
                </a>
              </p>
              <p className="text-small text-ink-500 tabular-nums">
                {words.form.statuses[redirect.status]} · {words.columns.hits}: <Count of={redirect.hits} /> ·{" "}
                {words.columns.lastHit}:{" "}
                {redirect.lastHit ? <time dateTime={redirect.lastHit.iso}>{redirect.lastHit.text}</time> : words.never}
              </p>
              <p className="text-small wrap-anywhere text-ink-500">
                {words.columns.by} {redirect.by}
              </p>
            </div>
            <Remove from={redirect.from} />
          </div>
          <details open={answerTo(answer, { from: redirect.from }) !== null}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
              {words.change}
              <span className="sr-only">: {redirect.from}</span>
            </summary>
            <div className="max-w-[46rem] pt-2 pb-1">
              <ChangeForm redirect={redirect} answer={answer} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface ChangeFormProps extends Pick<RedirectListProps, "answer"> {
  redirect: ShownRedirect;
}

function ChangeForm({ redirect, answer }: ChangeFormProps) {
  const { from, version } = redirect;
  const isSent = useIsPending({ do: "keep", from });
  const { key, noteUse } = useFormKey({ about: String(version), version, isSent });
  return (
    <RedirectForm key={key} action={REDIRECTS_PATH} from={from} known={redirect} answer={answer} onUse={noteUse} />
  );
}

function Remove({ from }: { from: string }) {
  const words = useWords("redirects");
  return (
    <Form method="post" action={REDIRECTS_PATH}>
      <input type="hidden" name="from" value={from} />
      <SubmitButton value="remove" among={{ from }} variant="quiet" className="min-h-11 px-3 text-small">
        <Trash2 aria-hidden="true" />
        {words.remove}
        <span className="sr-only">: {from}</span>
      </SubmitButton>
    </Form>
  );
}
