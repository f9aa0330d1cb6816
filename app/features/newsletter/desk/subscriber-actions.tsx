import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import type { NewsletterDeskCopy } from "~/content/desk/newsletter-desk/newsletter-desk-copy.server";
import type { Subscriber } from "./subscriber-list.server";

interface SubscriberActionsProps {
  subscriber: Subscriber;
  copy: NewsletterDeskCopy;
}

export function SubscriberActions({ subscriber: { id, email, state }, copy }: SubscriberActionsProps) {
  const { formData } = useNavigation();
  const isPending = formData?.get("subscriber") === id;
  return (
    <>
      {state !== "unsubscribed" && (
        <Action open={copy.unsubscribe.open} about={email} explain={copy.unsubscribe.explain}>
          <input type="hidden" name="subscriber" value={id} />
          <Button type="submit" name="do" value="unsubscribe" variant="dark" aria-disabled={isPending}>
            {isPending ? copy.pending : copy.unsubscribe.submit}
          </Button>
        </Action>
      )}
      <Action open={copy.remove.open} about={email} explain={copy.remove.explain}>
        <input type="hidden" name="subscriber" value={id} />
        <Button type="submit" name="do" value="delete" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.remove.submit}
        </Button>
      </Action>
    </>
  );
}

interface ActionProps {
  open: string;
  /** For those who do not see where the button is. */
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
