import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PASSWORD_BOUNDS } from "./account-bounds";
import { makeFolder } from "./make-folder.server";
import { parseUrl } from "./parse-url";
import { StartProblem } from "./start-problem.server";
import { isMailAddress } from "./text/mail-address";

const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, { error: `must be one of: ${values.join(", ")}` });
const isOn = oneOf(["on", "off"]).transform((value) => value === "on");
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const digits = z.string().trim().regex(/^\d+$/, error);
  return digits.transform(Number).refine((n) => n >= min && n <= max, { error });
};
const notBlank = z.string().trim().min(1, "must not be blank");
const mailAddress = z.email({ error: "must be one mail address, without a name" });
const url = (protocols: string[]) => {
  const begins = protocols.map((protocol) => `${protocol}//`);
  return (
    z
      .string()
      .refine((value) => begins.some((begin) => value.toLowerCase().startsWith(begin)), {
        error: `must be an address that starts with ${begins.join(" or ")}`,
      })
      // The usual cause is a password that was pasted in as it is.
      .refine((value) => !value.includes("://") || URL.canParse(value), {
        error:
          "cannot be read as an address: in a user name or password write / as %2F, # as %23, ? as %3F and : as %3A",
      })
  );
};
const origin = url(["http:", "https:"])
  .transform((value) => new URL(value))
  .refine((value) => value.href === `${value.origin}/`, {
    error: "must be a scheme and a host, as in https://weef.example, without a user name, path, query or hash",
  })
  .transform((value) => value.origin);

/** True if there is no path or query, which nothing would read. */
function isImapAddress(value: string): boolean {
  const { hostname, username, password, pathname, search, hash } = new URL(value);
  const isReadable = [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part));
  return (
    hostname !== "" && username !== "" && isReadable && ["", "/"].includes(pathname) && search === "" && hash === ""
  );
}

const IMAP_ERROR =
  "must name a user, a password and a mail server, as in imaps://hallo%40example.nl:password@imap.example.nl";

/** A mailbox that is signed in to with tokens. */
function isUser(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" && password === "";
}

const GOOGLE_TOKENS = "https://oauth2.googleapis.com/token";

function isGoogle(address = ""): boolean {
  return URL.canParse(address) && /(^|\.)(gmail|google|googlemail)\.com$/.test(new URL(address).hostname);
}

/** A secret as it was issued elsewhere: copied together with half a line around it, it would fail far from here. */
const secret = z.string().regex(/^[\x21-\x7e]+$/, "must be one word, without spaces or quotes around it");

/** `host:port` as a URL writes it, an IPv6 address without its brackets. Null if it is anything else. */
function hostAndPort(text: string): string | null {
  const url = /:\d+$/.test(text) ? parseUrl(`http://${text}`) : null;
  if (!url || url.href !== `${url.origin}/`) return null;
  return `${url.hostname.replace(/^\[|\]$/g, "")}:${url.port || 80}`;
}

const privateHosts = z
  .string()
  .transform((value) => value.split(",").map((host) => hostAndPort(host.trim())))
  .refine((hosts) => !hosts.includes(null), {
    error: "must be hosts with their ports, as in nextcloud.lan:443,192.168.1.20:5232",
  })
  .transform((hosts): ReadonlySet<string> => new Set(hosts.filter((host) => host !== null)));

/** Characters; a generated one has as many bytes. */
const SECRET_LENGTH = 32;

const schema = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: notBlank.default("0.0.0.0"),
    SITE_URL: origin.optional(),
    DATA_DIR: notBlank.default("./data"),
    DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
    SMTP_URL: url(["smtp:", "smtps:"])
      .refine(
        (value) => !/^smtps?:\/\/([:/?#]|$)/i.test(value),
        "must name a mail server, as in smtp://mail.example.nl",
      )
      .optional(),
    IMAP_URL: url(["imap:", "imaps:"])
      .refine((value) => !/^imaps?:/i.test(value) || !URL.canParse(value) || isImapAddress(value), IMAP_ERROR)
      .optional(),
    IMAP_SENT: notBlank.optional(),
    IMAP_POLL_SECONDS: wholeNumber(5, 3_600).default(60),
    MAIL_OAUTH_CLIENT_ID: secret.optional(),
    MAIL_OAUTH_CLIENT_SECRET: secret.optional(),
    MAIL_OAUTH_REFRESH_TOKEN: secret.optional(),
    MAIL_OAUTH_TOKEN_URL: url(["https:", "http:"])
      .refine((value) => !/^http:/i.test(value) || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/i.test(value), {
        error: "must start with https://: secrets are sent there",
      })
      .optional(),
    MAIL_FROM: z.string().refine(isMailAddress, { error: "must be an address, or a name and an <address>" }).optional(),
    OWNER_EMAIL: mailAddress.optional(),
    ADMIN_EMAIL: mailAddress.optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_BOUNDS.min, `must have at least ${PASSWORD_BOUNDS.min} characters`)
      .max(PASSWORD_BOUNDS.max, `must have at most ${PASSWORD_BOUNDS.max} characters`)
      .optional(),
    SESSION_SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    RATE_LIMIT: isOn.default(true),
    META_VERIFY_TOKEN: secret.optional(),
    META_APP_SECRET: secret.optional(),
    META_ACCESS_TOKEN: secret.optional(),
    META_GRAPH_URL: url(["http:", "https:"])
      .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
      .default("https://graph.facebook.com/v25.0"),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,16}$/, "must be the id of a Google Analytics 4 property, like G-AB12CD34EF")
      .optional(),
    ALLOWED_PRIVATE_HOSTS: privateHosts.default(new Set<string>()),
    METRICS_TOKEN: secret.min(16, "must have at least 16 characters").optional(),
    LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine((value) => Boolean(value.ADMIN_EMAIL) === Boolean(value.ADMIN_PASSWORD), {
    error: "must be set together with ADMIN_EMAIL",
    path: ["ADMIN_PASSWORD"],
    // Checked if other variables are wrong too.
    when: () => true,
  })
  .refine((value) => !value.META_ACCESS_TOKEN || value.META_APP_SECRET, {
    error: "must be set with META_ACCESS_TOKEN: it signs every question that we ask Meta",
    path: ["META_APP_SECRET"],
    when: () => true,
  })
  .refine(({ IMAP_URL = "", MAIL_OAUTH_REFRESH_TOKEN: token }) => !isUser(IMAP_URL) || token, {
    error: `${IMAP_ERROR}, or without the password together with MAIL_OAUTH_REFRESH_TOKEN`,
    path: ["IMAP_URL"],
    when: () => true,
  })
  .refine((value) => Boolean(value.MAIL_OAUTH_CLIENT_ID) === Boolean(value.MAIL_OAUTH_REFRESH_TOKEN), {
    error: "must be set together with MAIL_OAUTH_CLIENT_ID",
    path: ["MAIL_OAUTH_REFRESH_TOKEN"],
    when: () => true,
  })
  .refine(
    ({ MAIL_OAUTH_REFRESH_TOKEN: token, MAIL_OAUTH_TOKEN_URL: address, IMAP_URL, SMTP_URL }) =>
      !token || address || isGoogle(IMAP_URL) || isGoogle(SMTP_URL),
    {
      error: "must be set with MAIL_OAUTH_REFRESH_TOKEN, unless the mail server is Google's",
      path: ["MAIL_OAUTH_TOKEN_URL"],
      when: () => true,
    },
  );

export const variables = Object.keys(schema.shape);

export type Settings = Omit<z.output<typeof schema>, "SITE_URL"> & {
  /** The address without a slash at the end. */
  SITE_URL: string;
};

export type Env = Settings & { SESSION_SECRET: string };

/** docs/operations.md lists it. Makes DATA_DIR and a secret. Throws one `StartProblem` that names every mistake. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const settings = readSettings(source);
  return { ...settings, SESSION_SECRET: secretIn(settings.DATA_DIR, settings.SESSION_SECRET) };
}

/** Makes nothing. An empty variable counts as unset. Throws as `readEnv` does. */
export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new StartProblem(`The configuration has mistakes:\n${mistakes.join("\n")}`);
  }
  const { DATA_DIR, PORT, SITE_URL = `http://localhost:${PORT}`, MAIL_OAUTH_TOKEN_URL = GOOGLE_TOKENS } = parsed.data;
  return { ...parsed.data, DATA_DIR: path.resolve(DATA_DIR), SITE_URL, MAIL_OAUTH_TOKEN_URL };
}

function secretIn(dataDir: string, configured: string | undefined): string {
  try {
    makeFolder(dataDir);
    return configured ?? keptSecret(secretFile(dataDir));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `DATA_DIR cannot be used (${(error as Error).message}). Name a folder there that the user of this process may write.`,
    );
  }
}

function keptSecret(file: string): string {
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SECRET_LENGTH)
    throw new StartProblem(`${file} is too short for a secret: restore it, or delete it`);
  return secret;
}

/** The file is there whole or not at all, and one that another process has made stays. */
function makeSecret(file: string): void {
  const draft = `${file}-${process.pid}`;
  try {
    writeFileSync(draft, randomBytes(SECRET_LENGTH).toString("base64url"), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Another machine then has another one. */
export function isSecretMade({ DATA_DIR, SESSION_SECRET }: Pick<Settings, "DATA_DIR" | "SESSION_SECRET">): boolean {
  if (SESSION_SECRET === undefined) return true;
  const file = secretFile(DATA_DIR);
  return existsSync(file) && readFileSync(file, "utf8").trim() === SESSION_SECRET;
}

export function secretFile(dataDir: string): string {
  return path.join(dataDir, "session-secret");
}
