import { Download, Trash2, UserSearch } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { ERASE_PATH, EXPORT_PATH, WHO_PARAM } from "../paths";
import { CountTable } from "./count-table";
import { NumberList } from "./number-list";
import type { FoundPerson, ToldPerson } from "./present-person.server";

export function PersonFound({ person }: { person: Exclude<ToldPerson, { kind: "invalid" }> }) {
  const { desk, none } = useWords("privacyDesk").found;
  if (person.kind === "desk") return <FormNotice text={desk} />;
  if (person.kind === "found") return <Found person={person} />;
  return (
    <EmptyList icon={UserSearch} copy={{ title: fill(none.title, { who: person.who }), text: none.text }}>
      {person.erased && <p className="font-semibold text-ink-950">{person.erased}</p>}
    </EmptyList>
  );
}

function Found({ person }: { person: FoundPerson }) {
  const { who, isEmpty, byNumber, names, also, goes, loses, agreements, subscriptions, mentions } = person;
  const { found: words, proofs } = useWords("privacyDesk");
  return (
    <section className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <h2 className="text-h3 wrap-anywhere">{fill(words.title, { who })}</h2>
      <dl className="mt-3 mb-5 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {names.length > 0 && <Fact label={words.people} value={names.join(" · ")} />}
        {also.length > 0 && <Fact label={words.also} value={also.join(" · ")} />}
      </dl>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {!isEmpty && <CountTable caption={words.rows} rows={[...goes, ...loses]} />}
        <form method="get" action={ERASE_PATH} className="grid min-w-0 justify-items-start gap-3">
          <input type="hidden" name={WHO_PARAM} value={who} />
          <NumberList person={person} />
          <Button type="submit" variant="dark" formMethod="post" formAction={EXPORT_PATH}>
            <Download aria-hidden="true" />
            {isEmpty ? words.exportOnlyTicked : byNumber.rows.length > 0 ? words.exportTicked : words.export}
          </Button>
          <p className="text-small">{words.exportSays}</p>
          <Button type="submit" variant="quiet" className="mt-2">
            <Trash2 aria-hidden="true" />
            {words.erase}
          </Button>
        </form>
      </div>
      <ProofList title={proofs.newsletter.title} proofs={subscriptions} />
      <ProofList title={proofs.quotes.title} proofs={agreements} />
      {mentions.length > 0 && (
        <div className="mt-6">
          <h3 className="font-semibold text-ink-950">{words.mentions.title}</h3>
          <p className="mt-1">{words.mentions.text}</p>
          <ul className="mt-2 grid">
            {mentions.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path} className="link inline-flex min-h-11 items-center">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="font-semibold text-ink-950 wrap-anywhere">{value}</dd>
    </>
  );
}

interface ProofListProps {
  title: string;
  proofs: readonly { id: string; facts: readonly { label: string; value: string }[] }[];
}

function ProofList({ title, proofs }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-ink-950">{title}</h3>
      {proofs.map(({ id, facts }) => (
        <dl
          key={id}
          className="mt-2 grid gap-x-4 gap-y-1 border-l-4 border-double border-moss-600 pl-4 sm:grid-cols-[auto_1fr]"
        >
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-small text-ink-500 max-sm:mt-1">{label}</dt>
              <dd className="text-ink-950 wrap-anywhere">{value}</dd>
            </Fragment>
          ))}
        </dl>
      ))}
    </div>
  );
}
