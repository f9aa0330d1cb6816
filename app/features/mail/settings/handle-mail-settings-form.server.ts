import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import type { Language } from "~/lib/language/language";
import type { Log } from "~/lib/log.server";
import { fill } from "~/lib/text/fill";
import type { Live } from "~/platform/live/live.server";
import { deleteMailServers, listMailServers, saveMailServer } from "./mail-server-store.server";
import {
  type CurrentMailServers,
  type MailEnv,
  type MailServer,
  openPassword,
  sealPassword,
  serverAddress,
} from "./mail-servers.server";
import type { Field, MailKind, MailSettingsAnswer, Outcome, Tried } from "./mail-settings";
import { type FieldProblem, readFields, type TypedSettings } from "./read-fields";
import { openKinds } from "./read-mail-settings.server";
import { type ReadTrouble, type SendProblem, tryReading, trySending } from "./try-mail-server.server";

export interface MailSettingsServices {
  db: Db;
  env: MailEnv;
  log: Log;
  live: Pick<Live, "publish">;
  mailServers: Pick<CurrentMailServers, "changed">;
  limits: { mailTries: Limiter };
}

type Done = { outcome: Outcome } | { answer: MailSettingsAnswer; status: number; headers?: Record<string, string> };

/** A mail server as typed, with the password that signs in to it. */
interface Candidate {
  server: MailServer;
  password: string;
  sender: string | null;
  sentFolder: string | null;
}

/** Fields: `do` ("save" or "remove") and those of the form. Throws only what the database throws. */
export async function handleMailSettingsForm(
  services: MailSettingsServices,
  fields: Readonly<Record<string, unknown>>,
  by: By,
  language: Language,
): Promise<Done> {
  if (fields.do === "remove") return await removeServers(services, by);
  const words = deskWords[language].mailSettings;
  const refuse = (
    problem: string | null,
    errors: Partial<Record<Field, string>>,
    tried: readonly Tried[] = [],
    status = 422,
  ) => ({ answer: { ...formAnswer<Field>(problem, fields, errors), tried }, status });

  const { settings, errors } = readFields(fields);
  const open = openKinds(services.env);
  const kinds = open.filter((kind) => kind === "smtp" || settings.reads);
  const rows = await listMailServers(services.db);
  const found = kinds.map((kind) => candidateOf(kind, settings, rows, services.env.SESSION_SECRET));
  const problems = { ...onlyOf(kinds, errors), ...Object.assign({}, ...found.map(({ problem }) => problem)) };
  const asked = Object.entries(problems) as [Field, keyof typeof words.problems][];
  if (asked.length > 0)
    return refuse(null, Object.fromEntries(asked.map(([field, name]) => [field, words.problems[name]])));

  const allowance = await services.limits.mailTries.consume(by.user.id);
  if (!allowance.allowed) {
    const headers = { "Retry-After": String(allowance.retryAfter) };
    return { ...refuse(words.limited, {}, [], 429), headers };
  }
  const candidates = found.flatMap(({ candidate }) => candidate ?? []);
  const outcomes = await Promise.all(candidates.map((candidate) => tryCandidate(services, candidate, by, language)));
  const works = candidates.filter((_, at) => outcomes[at] === null);
  const isSaved = await save(services, { works, settings, open, rows, known: knownIn(fields) }, by);
  if (!isSaved) return refuse(words.stale, {}, [], 409);
  if (works.length === candidates.length) return { outcome: "saved" };
  const tried = candidates.map(({ server }, at) => presentTried(server, outcomes[at] ?? null, settings, by, language));
  return refuse(
    null,
    Object.assign({}, ...tried.map(({ errors }) => errors)),
    tried.map(({ shown }) => shown),
  );
}

type FormProblem = FieldProblem | "again" | "lost";

/** Errors of fields that count for these servers. */
function onlyOf(kinds: readonly MailKind[], errors: Partial<Record<Field, FieldProblem>>) {
  const isAsked = (field: string) => {
    if (field.startsWith("smtp_") || field === "sender") return kinds.includes("smtp");
    return field.startsWith("imap_") || field === "sent_folder" ? kinds.includes("imap") : true;
  };
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isAsked(field)));
}

/** A password that was kept is for the same user of the same server only. */
function candidateOf(
  kind: MailKind,
  settings: TypedSettings,
  rows: readonly MailServerRow[],
  secret: string,
): { candidate: Candidate | null; problem: Partial<Record<Field, FormProblem>> } {
  const isOwn = kind === "imap" && settings.imapUsername !== "";
  const username = isOwn ? settings.imapUsername : settings.username;
  const typed = isOwn ? settings.imapPassword : settings.password;
  const server = { kind, ...settings[kind], username };
  const row = rows.find((each) => each.kind === kind);
  const kept = row && openPassword({ ...server, password: row.password }, secret);
  const password = username === "" ? "" : typed || kept;
  if (username !== "" && !password) {
    const isLost = row !== undefined && openPassword(row, secret) === null;
    return {
      candidate: null,
      problem: { [isOwn ? "imap_password" : "password"]: isLost ? "lost" : row ? "again" : "missing" },
    };
  }
  const sender = kind === "smtp" ? settings.sender : null;
  const sentFolder = kind === "imap" ? settings.sentFolder : null;
  return { candidate: { server, password: password ?? "", sender, sentFolder }, problem: {} };
}

/** Null when it works. */
async function tryCandidate(
  { env, live, log }: MailSettingsServices,
  { server, password, sender, sentFolder }: Candidate,
  { user, now }: By,
  language: Language,
): Promise<SendProblem | ReadTrouble | null> {
  const url = serverAddress(server, password);
  const from = env.MAIL_FROM ?? sender ?? undefined;
  const problem =
    server.kind === "smtp"
      ? await trySending({ url, from, to: user.email, language, now })
      : await tryReading(url, env.IMAP_SENT ?? sentFolder);
  const trouble = typeof problem === "object" ? problem?.trouble : problem;
  log.info({ kind: server.kind, trouble: trouble ?? null }, "mail server tried");
  void live.publish({ kind: "mail-try", user: user.id, server: server.kind, isGood: problem === null });
  return problem;
}

interface Saving {
  works: readonly Candidate[];
  settings: TypedSettings;
  open: readonly MailKind[];
  rows: readonly MailServerRow[];
  known: Readonly<Record<MailKind, string | null>>;
}

/** False, and nothing is saved, when another change came between. */
async function save(services: MailSettingsServices, saving: Saving, by: By): Promise<boolean> {
  const { works, settings, open, rows, known } = saving;
  const { db, env, mailServers } = services;
  const isDropped = open.includes("imap") && !settings.reads && rows.some(({ kind }) => kind === "imap");
  if (works.length === 0 && !isDropped) return true;
  const isSaved = await inTransaction(db, async (tx) => {
    for (const { server, password, sender, sentFolder } of works) {
      const row: MailServerRow = {
        ...server,
        provider: settings.provider,
        password: sealPassword(server, password, env.SESSION_SECRET),
        sender,
        sent_folder: sentFolder,
        user_email: by.user.email,
        changed_at: by.now.toISOString(),
      };
      if (!(await saveMailServer(tx, row, known[server.kind]))) return false;
      await recordChange(tx, "mail-server.save", server.kind, by, { name: server.host, from: server.username });
    }
    if (isDropped) await remove(tx, ["imap"], by);
    return true;
  });
  if (isSaved) await mailServers.changed();
  return isSaved;
}

/** Rolls back where `work` returns false. */
async function inTransaction(db: Db, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  const undone = new Error("Another change came between");
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await work(tx))) throw undone;
    });
    return true;
  } catch (error) {
    if (error !== undone) throw error;
    return false;
  }
}

function knownIn(fields: Readonly<Record<string, unknown>>): Record<MailKind, string | null> {
  const known = (name: string) => (typeof fields[name] === "string" && fields[name] !== "" ? fields[name] : null);
  return { smtp: known("known_smtp"), imap: known("known_imap") };
}

async function removeServers({ db, env, mailServers }: MailSettingsServices, by: By): Promise<Done> {
  const removed = await db.transaction().execute((tx) => remove(tx, openKinds(env), by));
  if (removed.length === 0) return { outcome: "gone" };
  await mailServers.changed();
  return { outcome: "removed" };
}

async function remove(tx: Tx, kinds: readonly MailKind[], by: By): Promise<MailKind[]> {
  const removed = kinds.length > 0 ? await deleteMailServers(tx, kinds) : [];
  for (const kind of removed) await recordChange(tx, "mail-server.remove", kind, by, {});
  return removed;
}

async function recordChange(
  tx: Tx,
  action: "mail-server.save" | "mail-server.remove",
  kind: MailKind,
  { user, now }: By,
  detail: object,
): Promise<void> {
  await recordAudit(tx, { user, at: now, action, subject: `mail-server:${kind}`, detail });
}

/** The field where the mistake probably is, by what is wrong. */
const PLACES = {
  smtp: {
    unknownServer: "smtp_host",
    certificateName: "smtp_host",
    unreachable: "smtp_port",
    silent: "smtp_port",
    wrongSecurity: "smtp_security",
    insecure: "smtp_security",
    signIn: "password",
    signInOff: "password",
    appPassword: "password",
    senderRefused: "sender",
  } satisfies Partial<Record<SendProblem["trouble"], Field>> as Partial<Record<string, Field>>,
  imap: {
    "unknown-host": "imap_host",
    "certificate-name": "imap_host",
    unreachable: "imap_port",
    silent: "imap_port",
    "wrong-security": "imap_security",
    "no-tls": "imap_security",
    password: "password",
    "app-password": "password",
    "no-sent-folder": "sent_folder",
  } satisfies Partial<Record<ReadTrouble, Field>> as Partial<Record<string, Field>>,
};

function presentTried(
  { kind, host, port }: MailServer,
  problem: SendProblem | ReadTrouble | null,
  { provider, imapUsername }: TypedSettings,
  { user }: By,
  language: Language,
): { shown: Tried; errors: Partial<Record<Field, string>> } {
  if (problem === null) return { shown: { kind, isGood: true, says: null, reply: null }, errors: {} };
  const { mailSettings: words, mailbox } = deskWords[language];
  const [trouble, reply] = typeof problem === "object" ? [problem.trouble, problem.reply] : [problem, null];
  const troubles: Readonly<Record<string, string>> = { ...words.troubles, ...mailbox.troubles };
  const hints: Partial<Record<string, string>> = words.hints[kind];
  const isPassword = ["signIn", "password"].includes(trouble);
  const hint = isPassword ? hints[provider] : undefined;
  const text = fill(troubles[trouble] ?? "", { host, port: String(port), to: user.email });
  const says = [text, hint].filter(Boolean).join(" ");
  const place = PLACES[kind][trouble];
  const field = place === "password" && kind === "imap" && imapUsername !== "" ? "imap_password" : place;
  return {
    shown: { kind, isGood: false, says: field ? null : says, reply },
    errors: field ? { [field]: says } : {},
  };
}
