import { Search } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useKeptFocus } from "~/components/ui/use-kept-focus";
import type { MailDeskCopy } from "~/content/mail-desk/mail-desk-copy.server";
import { DeskTabs } from "~/features/desk/desk-tabs";
import { MAIL_LISTS, MAILS_PATH, type MailList, mailsPath, RECIPIENT, STATE } from "./mail";

interface MailFilterProps {
  list: MailList;
  recipient: string;
  counts: Record<MailList, number>;
  copy: MailDeskCopy;
}

/** Which mails are shown: by state, and to whom. */
export function MailFilter({ list, recipient, counts, copy }: MailFilterProps) {
  const id = useId();
  const form = useKeptFocus();
  return (
    <>
      <DeskTabs
        label={copy.lists.label}
        className="mb-4"
        tabs={MAIL_LISTS.map((known) => ({
          to: mailsPath(known, recipient),
          name: copy.lists[known],
          count: counts[known],
          isShown: known === list,
        }))}
      />
      <Form
        ref={form}
        key={recipient}
        action={MAILS_PATH}
        role="search"
        aria-label={copy.search.label}
        className="mb-6 grid max-w-[40rem] items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
      >
        {list !== "all" && <input type="hidden" name={STATE} value={list} />}
        <TextField
          id={id}
          type="search"
          name={RECIPIENT}
          defaultValue={recipient}
          maxLength={254}
          label={copy.search.recipient}
          hint={copy.search.hint}
        />
        <Button type="submit" variant="dark">
          <Search aria-hidden="true" />
          {copy.search.submit}
        </Button>
        {recipient !== "" && (
          <ButtonLink to={mailsPath(list, "")} variant="quiet">
            {copy.search.clear}
          </ButtonLink>
        )}
      </Form>
    </>
  );
}
