import { Form, useFetchers } from "react-router";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";
import { leadPath } from "../paths";
import { CONTACT_WAYS } from "./lead-forms";

/** A tap on a number only starts a call: whoever made it says that it was answered. */
export function ContactForm({ lead: { id, ways, appointment } }: { lead: Pick<Lead, "id" | "ways" | "appointment"> }) {
  const { contact: words } = useWords("people");
  const pending = useFetchers().map(({ formData }) => formData?.get("way"));
  const known = {
    phone: ways.call,
    whatsapp: ways.whatsapp,
    mail: ways.mail,
    visit: appointment && !appointment.isCancelled,
  };
  const possible = CONTACT_WAYS.filter((way) => known[way]);
  if (possible.length === 0) return null;
  return (
    <Form method="post" action={leadPath(id)} replace preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="do" value="contact" />
      <span aria-hidden="true" className="text-small text-ink-500">
        {words.title}
      </span>
      {possible.map((way) => (
        <button
          key={way}
          type="submit"
          name="way"
          value={way}
          aria-disabled={pending.includes(way)}
          className="inline-flex min-h-11 items-center rounded-control bg-linen-200 px-2.5 text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-disabled:opacity-60"
        >
          <span className="sr-only">{words.title} </span>
          {words.ways[way]}
        </button>
      ))}
    </Form>
  );
}
