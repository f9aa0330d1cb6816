export interface MalformedMail {
  name: string;
  source: Buffer;
  /** The parts that must be found in it all the same. */
  text?: string;
  subject?: string;
  from?: string;
  fromName?: string;
  file?: string;
}

export const HEAD = [
  "From: Jan Jansen <jan@klant.example>",
  "To: hallo@weef.example",
  "Date: Sat, 28 Nov 2026 10:00:00 +0100",
];
export const latin = (text: string) => Buffer.from(text, "latin1");
export const lines = (...all: string[]) => latin(all.join("\r\n"));
export const mail = (head: readonly string[], ...body: string[]) => lines(...HEAD, ...head, "", ...body);
export const id = (name: string) => `Message-ID: <${name}@klant.example>`;
export const PLAIN = "Content-Type: text/plain; charset=utf-8";
export const mixed = (boundary = "grens") => `Content-Type: multipart/mixed; boundary="${boundary}"`;
