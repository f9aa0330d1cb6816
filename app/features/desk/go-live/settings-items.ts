import type { nl } from "~/content/desk/go-live/nl";
import { MAIL_SETTINGS_PATH } from "~/features/mail/settings/mail-settings";
import { fill } from "~/lib/text/fill";
import type { GoLiveItem } from "./open-items";

export interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  OWNER_EMAIL?: string | undefined;
  IMAP_URL?: string | undefined;
  GA_MEASUREMENT_ID?: string | undefined;
  DATABASE_URL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  META_VERIFY_TOKEN?: string | undefined;
  META_APP_SECRET?: string | undefined;
  META_ACCESS_TOKEN?: string | undefined;
  isSecretMade?: boolean;
}

type Words = typeof nl;

const MAIL_SETTINGS = ["SMTP_URL", "MAIL_FROM", "OWNER_EMAIL"] as const;
const META_SETTINGS = ["META_VERIFY_TOKEN", "META_APP_SECRET", "META_ACCESS_TOKEN"] as const;
/** The examples of `.env.example` and `deploy/`. */
const EXAMPLE_ADDRESS = /[@.]example(\.nl)?(?=[>:/?]|$)/;
const EXAMPLE_PASSWORD = /^(a-long-password.*|change-?me.*|password.*|wachtwoord.*|(.)\2+)$/i;

/** A value is shown only if it is not a secret. */
export function checkSettings(settings: Settings, words: Words): GoLiveItem[] {
  return [
    addressItem(settings, words),
    ...analyticsItem(settings, words),
    ...MAIL_SETTINGS.map((name) => mailItem(name, settings[name], words)),
    mailboxItem(settings, words),
    ...metaItems(settings, words),
    ...secretItems(settings, words),
  ];
}

function addressItem({ SITE_URL }: Settings, words: Words): GoLiveItem {
  const isPublic = SITE_URL.startsWith("https:") && !/localhost|127\.0\.0\.1|\.example$/.test(SITE_URL);
  const what = isPublic ? SITE_URL : fill(words.setting.notPublic, { value: SITE_URL });
  return item("address", "SITE_URL", isPublic ? "done" : "open", what);
}

/** Empty if nothing is measured, which is fine too. */
function analyticsItem({ GA_MEASUREMENT_ID: id }: Settings, words: Words): GoLiveItem[] {
  if (id === undefined) return [];
  const isExample = /^G-X+$/.test(id);
  const what = isExample ? fill(words.placeholder, { value: id }) : id;
  return [item("address", "GA_MEASUREMENT_ID", isExample ? "open" : "done", what)];
}

function mailItem(name: (typeof MAIL_SETTINGS)[number], value: string | undefined, words: Words): GoLiveItem {
  const where = name === "OWNER_EMAIL" ? name : MAIL_SETTINGS_PATH;
  if (!value) return item("mail", name, "open", words.setting.missing, where);
  const isServer = name === "SMTP_URL";
  if (!EXAMPLE_ADDRESS.test(value)) return item("mail", name, "done", isServer ? words.set : value, where);
  // The address of a mail server includes its password.
  const shown = isServer ? new URL(value).hostname : value;
  return item("mail", name, "open", fill(words.placeholder, { value: shown }), where);
}

/** Many read their mail elsewhere, and that is fine too. */
function mailboxItem({ IMAP_URL: value }: Settings, words: Words): GoLiveItem {
  const said = (state: GoLiveItem["state"], what: string) => item("mail", "IMAP_URL", state, what, MAIL_SETTINGS_PATH);
  if (!value) return said("optional", words.mailbox.off);
  if (!EXAMPLE_ADDRESS.test(value)) return said("done", words.set);
  return said("open", fill(words.placeholder, { value: new URL(value).hostname }));
}

function metaItems(settings: Settings, words: Words): GoLiveItem[] {
  const isUsed = META_SETTINGS.some((name) => settings[name]);
  if (!isUsed) return [item("meta", META_SETTINGS[2], "optional", words.meta.off)];
  return META_SETTINGS.map((name) =>
    settings[name] ? item("meta", name, "done", words.set) : item("meta", name, "open", words.meta.missing),
  );
}

function secretItems({ DATABASE_URL, ADMIN_PASSWORD, isSecretMade }: Settings, words: Words): GoLiveItem[] {
  const isShared = isSecretMade === true && DATABASE_URL !== undefined;
  const said = isShared ? words.secret.shared : isSecretMade ? words.secret.made : words.set;
  const isExample = ADMIN_PASSWORD !== undefined && EXAMPLE_PASSWORD.test(ADMIN_PASSWORD);
  return [
    item("secrets", "SESSION_SECRET", isShared ? "open" : "done", said),
    ...(isExample ? [item("secrets", "ADMIN_PASSWORD", "open", words.secret.example)] : []),
  ];
}

function item(
  group: GoLiveItem["group"],
  name: string,
  state: GoLiveItem["state"],
  what: string,
  where = name,
): GoLiveItem {
  return { group, name, where, what, state };
}
