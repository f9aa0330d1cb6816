import { ArrowUpRight, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";

const ICONS = { message: MessageCircle, phone: Phone, mail: Mail, place: MapPin } as const;

interface ContactCard {
  icon: keyof typeof ICONS;
  title: string;
  text: string;
  to: string;
}

export type ContactCardsCopy = Record<"whatsapp" | "phone" | "email" | "page", { title: string; text: string }>;

export interface Reach {
  whatsapp: { international: string };
  phone: { international: string };
  email: string;
}

interface ContactCardsProps {
  copy: Omit<ContactCardsCopy, "page"> & Partial<ContactCardsCopy>;
  reach: Reach;
  /** null on that page itself. */
  pageTo: string | null;
  className: string;
}

export function ContactCards({ copy, reach, pageTo, className }: ContactCardsProps) {
  const cards: ContactCard[] = [
    { ...copy.whatsapp, icon: "message", to: whatsappLink(reach.whatsapp.international) },
    { ...copy.phone, icon: "phone", to: callLink(reach.phone.international) },
    { ...copy.email, icon: "mail", to: mailLink(reach.email) },
    ...(pageTo && copy.page ? [{ ...copy.page, icon: "place", to: pageTo } as const] : []),
  ];
  return (
    <ul className={`grid grid-cols-1 gap-3 ${className}`}>
      {cards.map((card) => (
        <li key={card.title} className="@container">
          <CardLink {...card} />
        </li>
      ))}
    </ul>
  );
}

function CardLink({ icon, title, text, to }: ContactCard) {
  const Icon = ICONS[icon];
  const className =
    "group flex h-full min-h-20 items-center gap-3 border-x-4 border-double border-indigo-700 bg-white px-3 py-3.5 sm:gap-4 sm:px-4 no-underline transition duration-200 ease-out hover:bg-indigo-100 active:translate-y-px";
  const content = (
    <>
      <span
        className="grid size-11 shrink-0 @max-3xs:hidden place-items-center rounded-full bg-indigo-100 text-indigo-700 group-hover:bg-indigo-700 group-hover:text-white"
        aria-hidden="true"
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-lg leading-tight font-bold text-ink-950">{title}</span>
        <span className="block text-[min(1em,9vw)] leading-snug text-ink-700">{text}</span>
      </span>
      <ArrowUpRight
        aria-hidden="true"
        className="ml-auto size-5 shrink-0 @max-3xs:hidden text-indigo-700 transition-transform duration-200 ease-out group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
      />
    </>
  );
  return (
    <a href={to} rel="noopener" className={className}>
      {content}
    </a>
  );
}
