import { Check, Mail, Phone, Send } from "lucide-react";
import { Form } from "react-router";
import { FormsInPlace } from "~/components/desk/forms-in-place";
import { FoldedFact } from "~/components/desk/record-page";
import { useIsPending } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { leadPath } from "../paths";
import { PLAN_FORMS, type ShownPlan, type ShownStep } from "./lead-plan";

interface LeadPlanFactProps {
  leadId: string;
  plan: ShownPlan;
}

const SMALL =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control bg-linen-200 px-3 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60";

export function LeadPlanFact({ leadId, plan: { running, offered, awaitsQuote, ended } }: LeadPlanFactProps) {
  const { lead: words } = useWords("plans");
  const { pending } = useWords("form");
  const isStopping = useIsPending({ do: PLAN_FORMS.stop });
  if (!running && offered.length === 0 && awaitsQuote === null && ended === null) return null;
  return (
    <FoldedFact label={words.title} says={running ? running.says : (ended ?? words.none)}>
      <FormsInPlace
        label={words.title}
        action={leadPath(leadId)}
        undoOf={(step) => ({ do: PLAN_FORMS.undo, step })}
        className="grid gap-3"
      >
        {running && (
          <>
            {running.notes.length > 0 && <p className="text-small wrap-anywhere">{running.notes.join(" ")}</p>}
            <ol className="grid gap-3">
              {running.steps.map((step) => (
                <Step key={step.id} step={step} leadId={leadId} />
              ))}
            </ol>
            <Form method="post" action={leadPath(leadId)} replace preventScrollReset>
              <button type="submit" name="do" value={PLAN_FORMS.stop} className={SMALL}>
                {isStopping ? pending : words.stop}
                <span className="sr-only">: {words.title}</span>
              </button>
            </Form>
          </>
        )}
        {offered.length > 0 && (
          <Form method="post" action={leadPath(leadId)} replace preventScrollReset>
            <input type="hidden" name="do" value={PLAN_FORMS.start} />
            <ul aria-label={words.choose} className="grid gap-1">
              {offered.map(({ id, name }) => (
                <li key={id}>
                  <button type="submit" name="plan" value={id} className={SMALL}>
                    <span className="sr-only">{words.start}: </span>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        )}
        {awaitsQuote && <p className="text-small wrap-anywhere">{awaitsQuote}</p>}
      </FormsInPlace>
    </FoldedFact>
  );
}

function Step({ step, leadId }: { step: ShownStep; leadId: string }) {
  const { lead: words } = useWords("plans");
  const { pending } = useWords("form");
  const { id, kind, subject, body, when, isDue, isOpen, problem, act } = step;
  const Icon = kind === "call" ? Phone : Mail;
  const isPending = useIsPending({ do: PLAN_FORMS.step, step: id });
  return (
    <li className={`grid gap-1 border-t border-linen-200 pt-3 ${isOpen ? "" : "text-ink-500"}`}>
      <p className="flex items-baseline justify-between gap-x-3 text-small">
        <span className="inline-flex min-w-0 items-baseline gap-2 wrap-anywhere">
          <Icon aria-hidden="true" className="size-4 shrink-0 self-center" />
          <span className={isOpen ? "font-semibold text-ink-950" : ""}>{subject}</span>
        </span>
        <span className={`shrink-0 tabular-nums ${isDue ? "font-semibold text-madder-700" : ""}`}>{when}</span>
      </p>
      {problem && <p className="text-small font-semibold text-madder-700">{problem}</p>}
      {isOpen && body && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
            {words.read}
            <span className="sr-only">: {subject}</span>
          </summary>
          <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line text-ink-950">
            {body}
          </p>
        </details>
      )}
      {isOpen && (
        <Form method="post" action={leadPath(leadId)} replace preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="do" value={PLAN_FORMS.step} />
          <input type="hidden" name="step" value={id} />
          {act && (
            <button type="submit" name="act" value={act} aria-disabled={isPending} className={SMALL}>
              {act === "send" ? (
                <Send aria-hidden="true" className="size-4.5" />
              ) : (
                <Check aria-hidden="true" className="size-4.5" />
              )}
              {isPending ? pending : words.acts[act]}
              <span className="sr-only">: {subject}</span>
            </button>
          )}
          <button type="submit" name="act" value="skip" aria-disabled={isPending} className={SMALL}>
            {words.acts.skip}
            <span className="sr-only">: {subject}</span>
          </button>
        </Form>
      )}
    </li>
  );
}
