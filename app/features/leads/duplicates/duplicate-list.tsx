import { Merge, Split, UsersRound } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { personPath } from "../paths";
import type { Likely, PersonCard } from "../person";
import { PeopleAction } from "../person-page/people-action";

export function LikelyPeople({ duplicates: { self, others } }: { duplicates: Likely }) {
  const { duplicates: words } = useWords("people");
  const headingId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-card border-2 border-weld-400 bg-white px-4 py-4 sm:px-5">
      <h2 id={headingId} className="flex items-center gap-2 text-h3">
        <UsersRound aria-hidden="true" className="size-6 shrink-0 text-indigo-700" />
        {words.title}
      </h2>
      {others.map(({ card, why }) => (
        <div key={card.id} className="mt-3 grid gap-3 border-t border-linen-200 pt-3 first-of-type:border-t-0">
          <ul className="grid gap-1 font-semibold text-ink-950">
            {why.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
          <div className="grid gap-3 sm:grid-cols-2">
            <Card card={self} />
            <Card card={card} />
          </div>
          <div className="flex flex-wrap gap-3">
            <PeopleAction
              person={self.id}
              fields={{ do: "merge", other: card.id }}
              icon={Merge}
              label={words.merge}
              variant="dark"
              about={card.name}
            />
            <PeopleAction
              person={self.id}
              fields={{ do: "refuse", other: card.id }}
              icon={Split}
              label={words.refuse}
              variant="quiet"
              about={card.name}
            />
          </div>
        </div>
      ))}
      <p className="mt-3 text-small text-ink-500">{words.explain}</p>
    </section>
  );
}

function Card({ card: { id, name, company, emails, phones, requests } }: { card: PersonCard }) {
  return (
    <div className="min-w-0 rounded-control bg-linen-100 px-4 py-3 text-small wrap-anywhere">
      <Link to={personPath(id)} className="link inline-flex min-h-11 items-center text-base font-semibold">
        {name}
      </Link>
      {[company, ...emails, ...phones].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="mt-1 text-ink-500">{requests}</p>
    </div>
  );
}
