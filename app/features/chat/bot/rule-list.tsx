import { ArrowUp, ChevronRight } from "lucide-react";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import type { Language } from "~/lib/language/language";
import { CHAT_ANSWERS_PATH, chatAnswerPath } from "./rule-edits";
import type { ListedGroup, ListedOwn } from "./shown-rule";

interface OwnRulesProps {
  rules: readonly ListedOwn[];
  version: number;
  copy: ChatAnswersCopy;
}

export function OwnRules({ rules, version, copy }: OwnRulesProps) {
  if (rules.length === 0) return <p className="max-w-[60ch] text-small">{copy.noOwn}</p>;
  return (
    <ol className="max-w-[46rem] rounded-card border border-linen-200 bg-white">
      {rules.map((rule) => (
        <li
          key={rule.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-linen-200 px-4 py-2 first:border-t-0"
        >
          <p className="min-w-0">
            <Link
              to={chatAnswerPath(rule.id)}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {rule.name}
            </Link>{" "}
            <Off off={rule.off} copy={copy} />
            <span className="block text-small text-ink-500">{copy.places[rule.place]}</span>
          </p>
          {!rule.isFirst && (
            <Form method="post" action={CHAT_ANSWERS_PATH} preventScrollReset>
              <input type="hidden" name="do" value="up" />
              <input type="hidden" name="rule" value={rule.id} />
              <input type="hidden" name="version" value={version} />
              <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small">
                <ArrowUp aria-hidden="true" />
                {copy.moveUp}
                <span className="sr-only">: {rule.name}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  );
}

export function RuleGroup({ group, copy }: { group: ListedGroup; copy: ChatAnswersCopy }) {
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <h3 id={`group-${group.id}`} className="mb-3 font-text text-base font-semibold tracking-normal text-ink-950">
        {copy.groups[group.id]}
      </h3>
      <ul className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 md:grid-cols-3 lg:grid-cols-4">
        {group.rules.map((rule) => (
          <li key={rule.id}>
            <Link
              to={chatAnswerPath(rule.id)}
              className="flex h-full min-h-11 flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-linen-200 bg-white px-3 py-2 text-ink-950 hover:border-indigo-700"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{rule.name}</span>
              {rule.isChanged && rule.off.length === 0 && <Mark text={copy.marks.changed} />}
              <Off off={rule.off} copy={copy} />
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-indigo-700 max-sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Off({ off, copy }: { off: readonly Language[]; copy: ChatAnswersCopy }) {
  const [first] = off;
  if (!first) return null;
  return <Mark text={off.length > 1 ? copy.marks.off : `${copy.marks.off}: ${copy.languages[first]}`} />;
}

function Mark({ text }: { text: string }) {
  return <span className="rounded-stitch bg-linen-200 px-1.5 py-0.5 text-xs font-semibold text-ink-950">{text}</span>;
}
