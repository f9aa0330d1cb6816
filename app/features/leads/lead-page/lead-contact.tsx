import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import { WayLink } from "~/components/desk/way-link";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import type { Lead } from "../lead";

interface Way {
  href: string;
  icon: LucideIcon;
  verb: string;
  text: string;
}

type Reached = Pick<Lead, "name" | "email" | "phone" | "ways">;

/** A phone number that cannot be dialled is text. */
export function LeadContact({ lead }: { lead: Reached }) {
  const { requests: words } = useWords("admin");
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-3 text-small lg:hidden">
        {lead.email && <MailAddress address={lead.email} />}
        {lead.phone && <span className="max-w-full wrap-anywhere">{lead.phone}</span>}
      </p>
      {lead.phone && !lead.ways.call && <p className="text-small wrap-anywhere max-lg:hidden">{lead.phone}</p>}
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {waysTo(lead, words).map(({ href, icon: Icon, verb, text }) => (
          <li key={href} className="flex-auto">
            <WayLink
              href={href}
              className="flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-ink-950 px-2 font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 max-lg:text-base lg:min-h-8 lg:justify-start lg:border-0 lg:px-0 lg:text-small lg:text-indigo-700 lg:underline lg:decoration-1 lg:underline-offset-4 lg:hover:bg-transparent lg:hover:text-indigo-700 lg:hover:decoration-2"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0 max-[359px]:hidden" />
              <span className="lg:hidden">{verb}</span>
              <span className="min-w-0 wrap-anywhere max-lg:hidden">{text}</span>
              <span className="sr-only">, {lead.name}</span>
            </WayLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Breaks before the domain. */
function MailAddress({ address }: { address: string }) {
  const domain = address.slice(address.lastIndexOf("@"));
  return (
    <span className="max-w-full wrap-anywhere *:inline-block *:max-w-full">
      <span>{address.slice(0, -domain.length)}</span>
      <span>{domain}</span>
    </span>
  );
}

function waysTo({ ways, phone, email }: Reached, { call, whatsapp, mail }: DeskWords["admin"]["requests"]): Way[] {
  const known = [
    { href: ways.call, icon: Phone, verb: call, text: phone },
    { href: ways.whatsapp, icon: MessageCircle, verb: whatsapp, text: whatsapp },
    { href: ways.mail, icon: Mail, verb: mail, text: email },
  ];
  return known.flatMap(({ href, text, ...way }) => (href && text ? [{ ...way, href, text }] : []));
}
