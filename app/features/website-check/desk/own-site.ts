/** Providers whose mailboxes say nothing of the owner's website. */
const MAILBOX_PROVIDER =
  /^(gmail|googlemail|hotmail|outlook|live|msn|icloud|me|mac|yahoo|ymail|gmx|proton|protonmail|pm|aol|ziggo|kpnmail|kpnplanet|planet|home|hetnet|xs4all|casema|upcmail|chello|quicknet|telfort|tele2|online|solcon|zonnet|caiway|zeelandnet|t-online|web|telenet|skynet)\.[a-z.]+$/;

/** An address of a page, as it is written within a sentence. A sentence may begin right after a full stop. */
const WRITTEN =
  /(?:https?:\/\/|www\.)[^\s<>()"']+|(?<![@\w.-])[A-Za-z\d-]+\.(?:nl|com|eu|be|de|org|net|shop)(?![@\w-])/;

/** The address of the site that a lead names, or else whose mailbox it has. Null if neither tells. */
export function ownSiteOf({ message, email }: { message: string | null; email: string | null }): string | null {
  const [written] = WRITTEN.exec(message ?? "") ?? [];
  if (written) return written.replace(/[.,;:!?]+$/, "");
  const domain = email?.split("@").at(-1)?.toLowerCase() ?? "";
  return domain === "" || MAILBOX_PROVIDER.test(domain) ? null : domain;
}
