import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { sitePath } from "./paths";
import type { ShownChange } from "./site-view";

interface SiteChangesProps {
  changes: readonly ShownChange[];
  isOwner: boolean;
}

export function SiteChanges({ changes, isOwner }: SiteChangesProps) {
  const { history: words, undo } = useWords("site");
  if (changes.length === 0) return <p className="text-small">{words.none}</p>;
  return (
    <ol reversed className="max-w-[46rem] rounded-card border border-linen-200 bg-white">
      {changes.map(({ version, kind, by, at, subject, values }) => (
        <li
          key={version}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-linen-200 px-4 py-3 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-64 text-small">
            <p className="wrap-anywhere">
              <time dateTime={at.iso} className="font-semibold text-ink-950 tabular-nums">
                {at.text}
              </time>{" "}
              · {by}
            </p>
            {subject !== null && <p className="font-semibold text-ink-950 wrap-anywhere">{subject}</p>}
            <ul>
              {values.map(({ name, before, after }) => (
                <li key={name} className="wrap-anywhere">
                  <span className="font-semibold text-ink-950 first-letter:uppercase">{name}:</span> {after}{" "}
                  <span className="text-ink-500">
                    ({words.was}: {before})
                  </span>
                </li>
              ))}
            </ul>
          </div>
          {isOwner && (
            <Form method="post" action={sitePath(kind)} preventScrollReset>
              <input type="hidden" name="do" value="undo" />
              <input type="hidden" name="to" value={version} />
              <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small">
                {undo}
                <span className="sr-only">: {fill(words.version, { version: String(version) })}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  );
}
