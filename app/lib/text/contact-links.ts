interface Address {
  street: string;
  postalCode: string;
  town: string;
}

/** A number with its country code, with or without the plus. */
export function callLink(number: string): string {
  return `tel:+${digits(number)}`;
}

/** `number` is written as for `callLink` (WhatsApp, "How to use click to chat"). */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digits(number)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/** RFC 6068: nothing in them can add a header or a recipient, and a space does not become a plus. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const to = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  const said = [
    ...(subject ? [`subject=${encodeURIComponent(subject)}`] : []),
    ...(body ? [`body=${encodeURIComponent(body.replace(/\r?\n/g, "\r\n"))}`] : []),
  ];
  return said.length > 0 ? `${to}?${said.join("&")}` : to;
}

/** Google's Maps URLs, version 1. */
export function directionsLink({ street, postalCode, town }: Address): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${street}, ${postalCode} ${town}` })}`;
}

function digits(number: string): string {
  return number.replace(/\D/g, "");
}
