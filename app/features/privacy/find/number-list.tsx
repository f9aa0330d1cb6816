import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { TICKED_PARAM } from "../paths";
import type { FoundPerson } from "./present-person.server";

export function NumberList({ person: { isByNumber, byNumber } }: { person: FoundPerson }) {
  const { byNumber: words } = useWords("privacyDesk");
  const { language } = useLanguage();
  if (byNumber.rows.length === 0) return null;
  return (
    <fieldset className="grid w-full min-w-0 gap-1" aria-describedby="by-number-says">
      <legend className="font-semibold text-ink-950">{words.title}</legend>
      <p id="by-number-says" className="mb-2 text-small">
        {isByNumber ? words.textByNumber : words.text}
      </p>
      {byNumber.rows.map(({ tick, says, details, path }) => (
        <div key={tick} className="flex min-w-0 items-start gap-3 border-t border-linen-200 py-1">
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              name={TICKED_PARAM}
              value={tick}
              className="mt-0.5 size-5 shrink-0 accent-indigo-700"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold text-ink-950">{says}</span>
              <span className="block text-small">{details}</span>
            </span>
          </label>
          {path && (
            <Link
              to={path}
              aria-label={fill(words.lookAt, { name: says })}
              className="link inline-flex min-h-11 items-center"
            >
              {words.look}
            </Link>
          )}
        </div>
      ))}
      {byNumber.more > 0 && (
        <p className="mt-2 text-small">{fill(words.more, { count: formatCount(byNumber.more, language) })}</p>
      )}
    </fieldset>
  );
}
