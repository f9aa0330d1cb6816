import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { useWords } from "~/content/desk/words";
import type { Subscriber } from "./subscriber-list.server";

interface SubscriberActionsProps {
  subscriber: Subscriber;
}

export function SubscriberActions({ subscriber: { id, email, state } }: SubscriberActionsProps) {
  const words = useWords("newsletterDesk");
  return (
    <>
      {state !== "unsubscribed" && (
        <Action open={words.unsubscribe.open} about={email} explain={words.unsubscribe.explain}>
          <input type="hidden" name="subscriber" value={id} />
          <SubmitButton value="unsubscribe" among={{ subscriber: id }} variant="dark">
            {words.unsubscribe.submit}
          </SubmitButton>
        </Action>
      )}
      <Action open={words.remove.open} about={email} explain={words.remove.explain}>
        <input type="hidden" name="subscriber" value={id} />
        <SubmitButton value="delete" among={{ subscriber: id }}>
          {words.remove.submit}
        </SubmitButton>
      </Action>
    </>
  );
}

interface ActionProps {
  open: string;
  /** Name of the reader, for people who do not see where the button is. */
  about: string;
  explain: string;
  children: ReactNode;
}

function Action({ open, about, explain, children }: ActionProps) {
  return (
    <details className="open:basis-full">
      <summary className="link inline-flex min-h-11 items-center text-small">
        {open}
        <span className="sr-only">: {about}</span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-madder-600 pl-4"
      >
        <p className="max-w-[50ch] text-small">{explain}</p>
        {children}
      </Form>
    </details>
  );
}
