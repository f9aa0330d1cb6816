import { Merge } from "lucide-react";
import { Link } from "react-router";
import { Fact } from "~/components/desk/record-page";
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
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([label, values]) => (
          <Fact key={label} label={label}>
            {values.map((value) => (
              <p key={value} className="tabular-nums">
                {value}
              </p>
            ))}
          </Fact>
        ))}
      {refused.length > 0 && (
        <section aria-labelledby="person-refused" className="border-t border-linen-200 px-2 py-2.5 text-small">
          <h2 id="person-refused" className="text-small font-normal text-ink-500">
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
