import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { WayLink } from "~/components/desk/way-link";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { callLink, whatsappLink } from "~/lib/text/contact-links";
import type { DeskConversation } from "./desk-conversation.server";

interface VisitorPanelProps {
  conversation: DeskConversation;
}

export function VisitorPanel({ conversation }: VisitorPanelProps) {
  const { about: words } = useWords("admin").chat;
  const { name, contact, method, page, language, startedAt } = conversation;
  return (
    <section
      aria-label={words.label}
      className="rounded-card border border-linen-200 bg-white px-4 py-4 lg:sticky lg:top-4"
    >
      <h2 className="mb-3 text-h3">{words.label}</h2>
      <dl className="grid gap-3">
        {name && <Fact label={words.name}>{name}</Fact>}
        {contact?.phone && (
          <Fact label={words.phone}>
            {!contact.dialled && contact.phone}
            {contact.dialled && (
              <span className="flex flex-wrap gap-x-4">
                <Way href={callLink(contact.dialled)} icon={Phone} text={contact.phone} />
                <Way href={whatsappLink(contact.dialled)} icon={MessageCircle} text={words.methods.whatsapp} />
              </span>
            )}
          </Fact>
        )}
        {contact?.email && contact.mailTo && (
          <Fact label={words.email}>
            <Way href={contact.mailTo} icon={Mail} text={contact.email} />
          </Fact>
        )}
        {method && <Fact label={words.method}>{words.methods[method]}</Fact>}
        <Fact label={words.page}>{page}</Fact>
        <Fact label={words.language}>{words.languages[language]}</Fact>
        <Fact label={words.startedAt}>
          <TimeOf moment={startedAt} />
        </Fact>
      </dl>
      {!contact && <p className="mt-3 text-small text-ink-500">{words.none}</p>}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="text-ink-950 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Way({ href, icon: Icon, text }: { href: string; icon: LucideIcon; text: string }) {
  return (
    <WayLink href={href} className="link inline-flex min-h-11 items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </WayLink>
  );
}
