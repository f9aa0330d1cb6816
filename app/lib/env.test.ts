import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { freshFolder } from "../../tests/support/fresh-folder";
import { readEnv } from "./env.server";
import { StartProblem } from "./start-problem.server";

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = freshFolder();
  dataDir = path.join(folder, "data");
});

const read = (env: NodeJS.ProcessEnv = {}) => readEnv({ DATA_DIR: dataDir, ...env });

function mistakes(env: NodeJS.ProcessEnv): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartProblem);
    return (error as Error).message;
  }
  return "";
}

it("needs no variables", () => {
  expect(read()).toEqual({
    PORT: 3000,
    HOST: "0.0.0.0",
    SITE_URL: "http://localhost:3000",
    DATA_DIR: dataDir,
    SESSION_SECRET: expect.any(String),
    TRUST_PROXY: 0,
    RATE_LIMIT: true,
    IMAP_POLL_SECONDS: 60,
    MAIL_OAUTH_TOKEN_URL: "https://oauth2.googleapis.com/token",
    META_GRAPH_URL: "https://graph.facebook.com/v25.0",
    ALLOWED_PRIVATE_HOSTS: new Set(),
    LOG_LEVEL: "info",
  });
});

it("says why it cannot create or write to a folder", () => {
  writeFileSync(dataDir, "");
  expect(mistakes({})).toMatch(/^DATA_DIR cannot be used \(.*file already exists/);
});

it.runIf(process.platform === "linux")("says the same where the system lets nobody create a folder", () => {
  expect(mistakes({ DATA_DIR: "/proc/nope/data" })).toMatch(/^DATA_DIR cannot be used \(.*'\/proc\/nope'/);
});

it("creates the parent folders too, and accepts one that exists", () => {
  const DATA_DIR = path.join(folder, "var/lib/weef");
  expect(read({ DATA_DIR })).toEqual(read({ DATA_DIR }));
});

it("reports all mistakes at once", () => {
  const wrong = {
    PORT: "abc",
    SITE_URL: "https://weef.example/site",
    DATABASE_URL: "mysql://localhost/weef",
    SMTP_URL: "localhost",
    IMAP_URL: "imaps://mail.example.nl",
    IMAP_SENT: " ",
    IMAP_POLL_SECONDS: "often",
    MAIL_FROM: "Weef",
    OWNER_EMAIL: "nobody",
    SESSION_SECRET: "short",
    TRUST_PROXY: "-1",
    META_VERIFY_TOKEN: "two words",
    META_ACCESS_TOKEN: "EAAB token",
    META_GRAPH_URL: "graph.facebook.com",
    RATE_LIMIT: "yes",
    ALLOWED_PRIVATE_HOSTS: "nextcloud.lan",
    METRICS_TOKEN: "short",
    LOG_LEVEL: "loud",
  };
  const names = mistakes({ ...wrong, ADMIN_EMAIL: "eigenaar@weef.example" }).matchAll(/^ {2}(\w+): ./gm);
  const missing = ["ADMIN_PASSWORD", "META_APP_SECRET"];
  expect([...names].map((match) => match[1]).sort()).toEqual([...Object.keys(wrong), ...missing].sort());
});

const SENDER = "MAIL_FROM: must be an address, or a name and an <address>";
const PROPERTY = "GA_MEASUREMENT_ID: must be the id of a Google Analytics 4 property";
const ONLY_ORIGIN = "must be a scheme and a host, as in https://weef.example, without a user name, path, query or hash";

it.each([
  [{ PORT: "abc" }, "PORT: must be a whole number from 1 to 65535"],
  [{ PORT: "0" }, "PORT: must be a whole number from 1 to 65535"],
  [{ PORT: "65536" }, "PORT: must be a whole number from 1 to 65535"],
  [{ PORT: "80.5" }, "PORT: must be a whole number from 1 to 65535"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY: must be a whole number from 0 to 10"],
  [{ TRUST_PROXY: " " }, "TRUST_PROXY: must be a whole number from 0 to 10"],
  [{ PORT: "1e3" }, "PORT: must be a whole number from 1 to 65535"],
  [{ HOST: " " }, "HOST: must not be blank"],
  [{ DATA_DIR: "\t" }, "DATA_DIR: must not be blank"],
  [{ RATE_LIMIT: "yes" }, "RATE_LIMIT: must be one of: on, off"],
  [{ OWNER_EMAIL: "Weef <a@b.nl>" }, "OWNER_EMAIL: must be one mail address, without a name"],
  [{ SMTP_URL: "mail.example.nl:587" }, "SMTP_URL: must be an address that starts with smtp:// or smtps://"],
  [{ SITE_URL: "https://weef.example/site" }, `SITE_URL: ${ONLY_ORIGIN}`],
  [{ SITE_URL: "https://weef.example/?from=mail" }, `SITE_URL: ${ONLY_ORIGIN}`],
  [{ SITE_URL: "https://weef.example?" }, `SITE_URL: ${ONLY_ORIGIN}`],
  [{ SITE_URL: "https://weef.example/#top" }, `SITE_URL: ${ONLY_ORIGIN}`],
  [{ SITE_URL: "https://anna:secret@weef.example" }, `SITE_URL: ${ONLY_ORIGIN}`],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL: must name a mail server, as in smtp://mail.example.nl"],
  [{ SMTP_URL: "smtp://post:a#b@mail.example.nl" }, /SMTP_URL: cannot be read as an address: .* # as %23/],
  [{ IMAP_URL: "mail.example.nl" }, "IMAP_URL: must be an address that starts with imap:// or imaps://"],
  [{ IMAP_URL: "imaps://hallo@mail.example.nl" }, /IMAP_URL: must name a user, a password and a mail server/],
  [{ IMAP_URL: "imaps://hallo:100%@mail.example.nl" }, /IMAP_URL: must name a user, a password and a mail server/],
  [{ IMAP_URL: "imaps://hallo:geheim@mail.example.nl/INBOX" }, /IMAP_URL: must name a user/],
  [{ MAIL_OAUTH_CLIENT_ID: "id" }, "MAIL_OAUTH_REFRESH_TOKEN: must be set together with MAIL_OAUTH_CLIENT_ID"],
  [
    { MAIL_OAUTH_CLIENT_ID: "id", MAIL_OAUTH_REFRESH_TOKEN: "1//x", IMAP_URL: "imaps://hallo@outlook.office365.com" },
    "MAIL_OAUTH_TOKEN_URL: must be set with MAIL_OAUTH_REFRESH_TOKEN, unless the mail server is Google's",
  ],
  [{ MAIL_OAUTH_TOKEN_URL: "http://tokens.example/token" }, /MAIL_OAUTH_TOKEN_URL: must start with https/],
  [{ ALLOWED_PRIVATE_HOSTS: "nextcloud.lan" }, /ALLOWED_PRIVATE_HOSTS: must be hosts with their ports/],
  [{ ALLOWED_PRIVATE_HOSTS: "http://nextcloud.lan:80" }, /ALLOWED_PRIVATE_HOSTS: must be hosts with their ports/],
  [{ ALLOWED_PRIVATE_HOSTS: "nextcloud.lan:443/dav:1" }, /ALLOWED_PRIVATE_HOSTS: must be hosts with their ports/],
  [{ IMAP_POLL_SECONDS: "1" }, "IMAP_POLL_SECONDS: must be a whole number from 5 to 3600"],
  [{ MAIL_FROM: "a@b.nl, c@d.nl" }, new RegExp(SENDER)],
  [{ MAIL_FROM: "Weef <a@b.nl>, <c@d.nl>" }, new RegExp(SENDER)],
  [{ MAIL_FROM: "Weef <a@b.nl;c@d.nl>" }, new RegExp(SENDER)],
  [{ MAIL_FROM: "Weef <>" }, new RegExp(SENDER)],
  [{ GA_MEASUREMENT_ID: "UA-1234-1" }, new RegExp(PROPERTY)],
  [{ GA_MEASUREMENT_ID: "AB12CD34EF" }, new RegExp(PROPERTY)],
  [{ GA_MEASUREMENT_ID: "G-AB12CD34EF'; script-src *" }, new RegExp(PROPERTY)],
  [{ DATABASE_URL: "postgres://weef:a/b@db/weef" }, /DATABASE_URL: cannot be read as an address: .* \/ as %2F/],
])("says for %o, once and in words, what it must be", (env, said) => {
  const [, ...lines] = mistakes(env).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(typeof said === "string" ? `^  ${said.replaceAll("/", "\\/")}$` : said),
  ]);
});

it("knows a private host as a URL writes it", () => {
  const { ALLOWED_PRIVATE_HOSTS } = read({ ALLOWED_PRIVATE_HOSTS: "Nextcloud.lan:443, [FD00::1]:5232,10.0.0.5:80" });
  expect([...ALLOWED_PRIVATE_HOSTS]).toEqual(["nextcloud.lan:443", "fd00::1:5232", "10.0.0.5:80"]);
});

it("prints no password of a mailbox", () => {
  for (const IMAP_URL of [
    "imaps://hallo:geheim1@/",
    "imaps://hallo:geheim1%@mail.example.nl",
    "imaps://hallo:geheim1#@x",
  ])
    expect(mistakes({ IMAP_URL })).not.toContain("geheim1");
});

it.each([
  { IMAP_URL: "imaps://hallo%40weef.example:a%2Fb%23c@imap.example.nl:9993" },
  { IMAP_URL: "imap://hallo:geheim@127.0.0.1" },
  { DATABASE_URL: "postgres:///weef?host=/run/postgresql" },
  { DATABASE_URL: "postgres://weef:100%25@db/weef" },
  { MAIL_FROM: "post@weef.example" },
  { MAIL_FROM: "Weef <post@weef.example>" },
  { MAIL_FROM: '"Weef, Enschede" <post@weef.example>' },
  { GA_MEASUREMENT_ID: "G-AB12CD34EF" },
])("accepts %o", (env) => {
  expect(read(env)).toMatchObject(env);
});

it("takes a mailbox without a password where there is a refresh token, which Google exchanges", () => {
  const oauth = { MAIL_OAUTH_CLIENT_ID: "id", MAIL_OAUTH_REFRESH_TOKEN: "1//x" };
  expect(read({ ...oauth, IMAP_URL: "imaps://hallo%40weef.example@imap.gmail.com" })).toMatchObject({
    ...oauth,
    MAIL_OAUTH_TOKEN_URL: "https://oauth2.googleapis.com/token",
  });
});

it("uses the port in the address of the site, which has no trailing slash", () => {
  expect(read({ PORT: "3001" }).SITE_URL).toBe("http://localhost:3001");
  expect(read({ PORT: "3001", SITE_URL: "https://weef.example/" }).SITE_URL).toBe("https://weef.example");
});

it("treats an empty variable as not set", () => {
  expect(read({ PORT: "", SMTP_URL: "", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" })).toEqual(read());
});

it("generates a session secret once, that nobody else can read", () => {
  const { SESSION_SECRET } = read();
  expect(SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(read().SESSION_SECRET).toBe(SESSION_SECRET);
  const file = path.join(dataDir, "session-secret");
  expect(readFileSync(file, "utf8")).toBe(SESSION_SECRET);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

it("stores no secret that is configured", () => {
  const SESSION_SECRET = "s".repeat(32);
  expect(read({ SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET);
  expect(() => statSync(path.join(dataDir, "session-secret"))).toThrow("ENOENT");
});

it("does not accept a session secret that was only partly written, as on a full disk", () => {
  read();
  writeFileSync(path.join(dataDir, "session-secret"), "");
  expect(mistakes({})).toContain(path.join(dataDir, "session-secret"));
});
