import { CalendarClock, Mail, Phone, Undo2, X } from "lucide-react";
import { Form, Link } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { WayLink } from "~/components/desk/way-link";
import { Button } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { callLink } from "~/lib/text/contact-links";
import { movePath } from "../paths";
import type { DeskAppointment } from "./desk-agenda.server";

const SMALL_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50";

export function AppointmentWays({ appointment }: { appointment: DeskAppointment }) {
  const { appointments: words } = useWords("admin");
  const { email, mailTo, phone, dialled, name } = appointment;
  const ways = [
    ...(dialled && phone
      ? [{ way: "call", href: callLink(dialled), icon: Phone, verb: words.call, text: phone } as const]
      : []),
    ...(mailTo ? [{ way: "mail", href: mailTo, icon: Mail, verb: words.mail, text: email } as const] : []),
  ];
  return (
    <ul className="flex">
      {ways.map(({ way, href, icon: Icon, verb, text }) => (
        <li key={way}>
          <WayLink
            href={href}
            data-way={way}
            title={text}
            className="grid size-11 place-items-center rounded-control text-indigo-700 hover:bg-indigo-100 lg:size-9"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {verb} {name}: {text}
            </span>
          </WayLink>
        </li>
      ))}
    </ul>
  );
}

interface ActionProps {
  id: string;
  name: string;
  listPath: string;
}

export function MoveLink({ id, name }: Pick<ActionProps, "id" | "name">) {
  const { appointments: words } = useWords("admin");
  return (
    <Link to={movePath(id)} className={SMALL_BUTTON}>
      <CalendarClock aria-hidden="true" className="size-4.5" />
      {words.move.open}
      <span className="sr-only">: {name}</span>
    </Link>
  );
}

/** The appointment is the visitor's too, so it asks for confirmation; without a script. */
export function CancelForm({ id, name, isMailed, listPath }: ActionProps & { isMailed: boolean }) {
  const { appointments: words } = useWords("admin");
  return (
    <details className="group open:basis-full">
      <summary className={`${SMALL_BUTTON} cursor-pointer group-open:bg-linen-100`}>
        <X aria-hidden="true" className="size-4.5" />
        {words.cancel.open}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form method="post" action={listPath} className="mt-2 grid justify-items-start gap-2">
        <p className="text-small">{isMailed ? words.cancel.explain : words.unmailed}</p>
        <SubmitButton name="cancel" value={id} className="text-small">
          {words.cancel.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}

export function RestoreForm({ id, name, listPath }: ActionProps) {
  const { appointments: words } = useWords("admin");
  const { pending } = useWords("form");
  const isPending = useIsPending({ restore: id });
  return (
    <Form method="post" action={listPath}>
      <input type="hidden" name="restore" value={id} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
        <Undo2 aria-hidden="true" />
        {isPending ? pending : words.restore}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  );
}
