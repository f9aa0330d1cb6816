import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { type AskedChange, CHANGED_PATH } from "./asked-change";

/** Asks what the customers are told of changes that colleagues made in their own calendars. */
export function AskedChanges({ asked }: { asked: readonly AskedChange[] }) {
  const { asked: words } = useWords("calendars");
  if (asked.length === 0) return null;
  return (
    <section aria-label={words.title} className="mb-6 grid max-w-[60rem] gap-3">
      {asked.map((change) => (
        <Question key={change.id} change={change} />
      ))}
    </section>
  );
}

function Question({ change }: { change: AskedChange }) {
  const { asked: words } = useWords("calendars");
  const { id, found, who, name, from, to, isMailed } = change;
  const button = "min-h-11 px-3 text-small";
  return (
    <Form
      method="post"
      action={CHANGED_PATH}
      className="grid gap-2 border-l-8 border-double border-weld-400 bg-white px-4 py-3"
    >
      <p className="wrap-anywhere">
        {fill(words[found], { who, name, from, to: to ?? "" })}{" "}
        <strong className="text-ink-950">{fill(words.question, { name })}</strong>
      </p>
      {!isMailed && <p className="text-small">{fill(words.unmailed, { name })}</p>}
      <input type="hidden" name="copy" value={id} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton value="yes" among={{ copy: id }} variant="dark" className={button}>
          {words.yes[found]}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
        <SubmitButton value="no" among={{ copy: id }} variant="quiet" className={button}>
          {words.no}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </div>
    </Form>
  );
}
