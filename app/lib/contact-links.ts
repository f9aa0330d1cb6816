interface Address {
  street: string;
  postalCode: string;
  town: string;
}

/** Dials `number`: with its country code, with or without the plus ("+31530000000", "31530000000"). */
export function callLink(number: string): string {
  return `tel:+${digits(number)}`;
}

/**
 * Opens a WhatsApp chat with `number`, written as for `callLink`, with `text` prepared if given (WhatsApp, "How to use
 * click to chat").
 */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digits(number)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}

/**
 * A new mail to a single `address`, with a `subject` and a multi-line `body` if given. Nothing in them can add a header
 * or a recipient, and a space does not become a plus (RFC 6068).
 */
export function mailLink(address: string, subject?: string, body?: string): string {
  const to = `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
  const said = [
    ...(subject ? [`subject=${encodeURIComponent(subject)}`] : []),
    ...(body ? [`body=${encodeURIComponent(body.replace(/\r?\n/g, "\r\n"))}`] : []),
  ];
  return said.length > 0 ? `${to}?${said.join("&")}` : to;
}

/** Directions to `address` on Google Maps (Maps URLs, version 1). */
export function directionsLink({ street, postalCode, town }: Address): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${street}, ${postalCode} ${town}` })}`;
}

function digits(number: string): string {
  return number.replace(/\D/g, "");
}
