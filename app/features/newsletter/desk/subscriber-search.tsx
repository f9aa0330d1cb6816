import { Form, Link } from "react-router";
import { TextField } from "~/components/ui/field";
import { SearchButton, useKeptFocus } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { LONGEST_ADDRESS, NEWSLETTER_PATH, type SubscriberFilter, subscriberListPath } from "../subscriber-filter";

export function SubscriberSearch({ filter }: { filter: SubscriberFilter }) {
  const words = useWords("newsletterDesk").search;
  const { state, question } = filter;
  const form = useKeptFocus();
  return (
    <Form
      ref={form}
      key={question}
      method="get"
      action={NEWSLETTER_PATH}
      role="search"
      className="flex max-w-[34rem] flex-[1_1_20rem] flex-wrap items-end gap-x-3 gap-y-1"
    >
      {state !== "confirmed" && <input type="hidden" name="state" value={state} />}
      <div className="min-w-0 flex-1">
        <TextField
          id="subscriber-question"
          type="search"
          name="q"
          label={words.label}
          hint={words.hint}
          defaultValue={question}
          maxLength={LONGEST_ADDRESS}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <SearchButton label={words.submit} />
      {question !== "" && (
        <Link
          to={subscriberListPath({ ...filter, question: "", cursor: null })}
          className="link inline-flex min-h-12 items-center max-sm:basis-full"
        >
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
