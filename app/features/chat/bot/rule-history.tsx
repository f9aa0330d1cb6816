import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { CHAT_ANSWERS_PATH } from "./rule-edits";
import type { ListedVersion } from "./shown-rule";

interface RuleHistoryProps {
  versions: readonly ListedVersion[];
  version: number;
  copy: ChatAnswersCopy;
}

export function RuleHistory({ versions, version, copy }: RuleHistoryProps) {
  const words = copy.history;
  if (versions.length === 0) return <p className="text-small">{words.none}</p>;
  return (
    <ol reversed className="max-w-[46rem] rounded-card border border-linen-200 bg-white">
      {versions.map((entry) => (
        <li
          key={entry.version}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-linen-200 px-4 py-3 first:border-t-0"
        >
          <p className="min-w-0 text-small">
            <span className="block font-semibold wrap-anywhere text-ink-950">
              {words.version} {entry.version} · {words.changes[entry.change]}{" "}
              {entry.change === "restored" && entry.about === "0" ? words.shipped : entry.about}
            </span>
            <time dateTime={entry.at.iso} className="tabular-nums">
              {entry.at.text}
            </time>{" "}
            {words.by} <span className="wrap-anywhere">{entry.by}</span>
          </p>
          {entry.version === version ? (
            <span className="rounded-stitch bg-weld-400 px-2 py-0.5 text-small font-semibold text-ink-950">
              {words.now}
            </span>
          ) : (
            <Restore to={entry.version} version={version} label={words.restore} about={String(entry.version)} />
          )}
        </li>
      ))}
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-linen-200 px-4 py-3">
        <span className="text-small font-semibold text-ink-950">{words.shipped}</span>
        <Restore to={0} version={version} label={words.restore} about={words.shipped} />
      </li>
    </ol>
  );
}

function Restore({ to, version, label, about }: { to: number; version: number; label: string; about: string }) {
  return (
    <Form method="post" action={CHAT_ANSWERS_PATH}>
      <input type="hidden" name="do" value="restore" />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small">
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
