import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import type { Lead } from "./lead";

interface Way {
  href: string;
  icon: LucideIcon;
  /** On a button. */
  verb: string;
  /** In full, where there is room. */
  text: string;
}

/** How to reach the visitor, one tap each. */
export function LeadContact({ lead, copy }: { lead: Lead; copy: AdminCopy["requests"] }) {
  const ways: Way[] = [
    ...(lead.phone ? [{ href: `tel:${lead.phone.replace(/[^\d+]/g, "")}`, icon: Phone, verb: copy.call, text: lead.phone }] : []),
    ...(lead.whatsapp
      ? [{ href: `https://wa.me/${lead.whatsapp}`, icon: MessageCircle, verb: copy.whatsapp, text: copy.whatsapp }]
      : []),
    { href: `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}`, icon: Mail, verb: copy.mail, text: lead.email },
  ];
  return (
    <div className="grid gap-2 lg:order-first">
      <p className="text-small wrap-anywhere lg:hidden">{[lead.email, lead.phone].filter(Boolean).join(" · ")}</p>
      <ul className="flex gap-2 lg:flex-col lg:gap-0.5">
        {ways.map(({ href, icon: Icon, verb, text }) => (
          <li key={href} className="min-w-0 flex-1">
            <a
              href={href}
              className="flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-ink-950 px-2 font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 lg:min-h-8 lg:justify-start lg:border-0 lg:px-0 lg:text-small lg:text-indigo-700 lg:underline lg:decoration-1 lg:underline-offset-4 lg:hover:bg-transparent lg:hover:text-indigo-700 lg:hover:decoration-2"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="lg:hidden">{verb}</span>
              <span className="min-w-0 wrap-anywhere max-lg:hidden">{text}</span>
              <span className="sr-only">, {lead.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
