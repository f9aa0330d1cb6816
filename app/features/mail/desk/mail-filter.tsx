import { useId } from "react";
import { Form, Link } from "react-router";
import { DeskTabs } from "~/components/desk/desk-tabs";
import { TextField } from "~/components/ui/field";
import { SearchButton, useKeptFocus } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { MAIL_LISTS, MAILS_PATH, type MailList, mailsPath, RECIPIENT, STATE } from "./mail";

interface MailFilterProps {
  list: MailList;
  recipient: string;
  counts: Record<MailList, number>;
}

export function MailFilter({ list, recipient, counts }: MailFilterProps) {
  const words = useWords("mailDesk");
  const id = useId();
  const form = useKeptFocus();
  return (
    <>
      <DeskTabs
        label={words.lists.label}
        className="mb-4"
        tabs={MAIL_LISTS.map((known) => ({
          to: mailsPath(known, recipient),
          name: words.lists[known],
          count: counts[known],
          isShown: known === list,
        }))}
      />
      <Form
        ref={form}
        key={recipient}
        action={MAILS_PATH}
        role="search"
        aria-label={words.search.label}
        className="mb-6 flex max-w-[40rem] flex-wrap items-end gap-x-3 gap-y-1"
      >
        {list !== "all" && <input type="hidden" name={STATE} value={list} />}
        <div className="min-w-0 flex-1">
          <TextField
            id={id}
            type="search"
            name={RECIPIENT}
            defaultValue={recipient}
            maxLength={254}
            label={words.search.recipient}
            hint={words.search.hint}
            enterKeyHint="search"
          />
        </div>
        <SearchButton label={words.search.submit} />
        {recipient !== "" && (
          <Link to={mailsPath(list, "")} className="link inline-flex min-h-12 items-center max-sm:basis-full">
            {words.search.clear}
          </Link>
        )}
      </Form>
    </>
  );
}
