import type { ContactCard } from "~/components/sections/contact-cards";
import { business } from "../business";
import type { ContactCopy } from "./contact-copy.server";

/** The ways to reach us: WhatsApp, phone and e-mail. */
export function contactCards({ whatsapp, phone, email }: ContactCopy["section"]["cards"]): ContactCard[] {
  return [
    { ...whatsapp, icon: "message", to: `https://wa.me/${business.whatsapp.international.slice(1)}` },
    { ...phone, icon: "phone", to: `tel:${business.phone.international}` },
    { ...email, icon: "mail", to: `mailto:${business.email}` },
  ];
}

/** Directions to the office on a maps service. */
export function routeLink(): string {
  const { street, postalCode, town } = business.address;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${street}, ${postalCode} ${town}` })}`;
}
