const NAMED = /<([^<>\s]{10,200})>/;
const QUEUED_AS = /\bqueued as[: ]+([\w.@=-]{8,200})/i;
/** Shorter words may be words. */
const CODE = /^(?:id=)?([\w.=-]{16,200})$/;

/**
 * What a mail server calls a mail that it took, from its reply, such as "250 Ok 0102018f…-000000". Some put that in place of
 * the Message-ID, with a domain behind it. Null if it names nothing.
 */
export function relayIdOf(reply: string | undefined): string | null {
  const text = (reply ?? "").slice(0, 1_000);
  const named = NAMED.exec(text)?.[1] ?? QUEUED_AS.exec(text)?.[1];
  if (named !== undefined) return named;
  const codes = text.split(/\s+/).flatMap((word) => CODE.exec(word)?.[1] ?? []);
  return codes.find((code) => /\d/.test(code)) ?? null;
}
