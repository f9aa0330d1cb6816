import { Merge } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import { personPath } from "../paths";
import type { PersonFile } from "../person";
import { PeopleAction } from "./people-action";

export function PersonDetails({ person }: { person: PersonFile }) {
  const { card, agreed, companies, otherNames, refused } = person;
  const { page, duplicates } = useWords("people");
  const rows: [string, readonly string[]][] = [
    [page.agreed, [agreed === null ? page.noAgreed : `${agreed} (${page.excluding})`]],
    [page.seen.emails, card.emails],
    [page.seen.phones, card.phones],
    [page.seen.companies, companies],
    [page.seen.names, otherNames],
  ];
  return (
    <>
      <section
        aria-labelledby="person-details"
        className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5"
      >
        <h2 id="person-details" className="mb-2 text-h3">
          {page.seen.title}
        </h2>
        <dl className="grid gap-2 text-small">
          {rows
            .filter(([, values]) => values.length > 0)
            .map(([label, values]) => (
              <div key={label}>
                <dt className="text-ink-500">{label}</dt>
                {values.map((value) => (
                  <dd key={value} className="wrap-anywhere text-ink-950 tabular-nums">
                    {value}
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </section>
      {refused.length > 0 && (
        <section
          aria-labelledby="person-refused"
          className="rounded-card border border-linen-200 bg-white px-4 py-4 text-small sm:px-5"
        >
          <h2 id="person-refused" className="text-h3">
            {page.refused.title}
          </h2>
          {refused.map(({ card: other, says }) => (
            <div key={other.id} className="mt-2 grid justify-items-start wrap-anywhere">
              <Link to={personPath(other.id)} className="link inline-flex min-h-11 items-center">
                {other.name}
              </Link>
              <p className="text-ink-500">{says}</p>
              <details>
                <summary className="link inline-flex min-h-11 items-center">{page.refused.merge}</summary>
                <div className="grid justify-items-start gap-3 pb-2">
                  <p>{duplicates.explain}</p>
                  <PeopleAction
                    person={card.id}
                    fields={{ do: "merge", other: other.id, despite: "refusal" }}
                    icon={Merge}
                    label={duplicates.merge}
                    variant="quiet"
                    about={other.name}
                  />
                </div>
              </details>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
