import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { MailboxFolderRow } from "~/lib/db/tables/mailbox-tables";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import { databaseTime } from "~/platform/jobs/leases.server";
import type { ImapAccount } from "./imap-account";
import { type FoundMessage, ImapSession, type OpenFolder } from "./imap-session.server";
import {
  changeConnection,
  changeFolder,
  deleteOldUnknownSenders,
  type FolderRole,
  findFolder,
  lockMailbox,
  recordTrouble,
  releaseMailbox,
  saveFolder,
} from "./mailbox-store.server";
import { MailboxProblem, type MailboxTrouble } from "./mailbox-trouble";

/** Milliseconds, like every duration here. A process that is killed holds the mailbox for that long. */
const LEASE = 45_000;
const RENEW = 15_000;
/** A connection that swallows bytes is noticed within two minutes, even if the owner wants to look seldom. */
const LONGEST_QUIET = 60_000;
const PATIENCE = 30_000;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;
/** A mail server locks out whoever keeps trying with a wrong password. */
const PASSWORD_RETRY = 5 * 60_000;
const STOP_PATIENCE = 1_000;
/** Mails whose heads are fetched together. */
const BATCH = 50;
/** Time before the last look: clocks differ, and mail servers search by day. */
const OVERLAP = 48 * 3_600_000;

/** A mail as it stands in the mailbox. */
export interface MailboxMessage extends FoundMessage {
  role: FolderRole;
  uidValidity: string;
  /** It came before the mailbox was read from: nobody is told of it. */
  isOld: boolean;
  /** Null when it is no longer there. */
  source: () => Promise<Uint8Array | null>;
}

interface MailboxWorkerOptions {
  db: Db;
  log: Log;
  account: ImapAccount;
  /** Keyed hash of user and mail server. */
  accountKey: string;
  /** Name of the folder for sent mail; by default the one that is marked as such. */
  sentFolder?: string | undefined;
  /** Time between looks, if the mail server does not say what comes in. */
  poll: number;
  /** Time that the mail server may take for an answer. */
  patience?: number;
  /** Stores a mail once, however often it is found. */
  take: (message: MailboxMessage) => Promise<void>;
  /** The page that shows how the mailbox does has changed. */
  onChange: () => void;
  now?: () => Date;
}

/** Reads the mailbox in the one process that holds its lease. */
export class MailboxWorker {
  readonly #options: MailboxWorkerOptions;
  readonly #owner = newId();
  readonly #stop = new AbortController();
  #session: ImapSession | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #wake: () => void = () => {};

  constructor(options: MailboxWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#underWay = this.#run();
  }

  /** Looks at once, also for older mail that was just asked for. */
  wake(): void {
    this.#wake();
  }

  /** Ends within seconds. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake();
    this.#session?.close();
    await settledWithin(this.#underWay, STOP_PATIENCE);
    const { db, log } = this.#options;
    await releaseMailbox(db, this.#owner).catch((error: unknown) =>
      log.warn({ err: error }, "the mailbox is not released: its lease will expire"),
    );
  }

  async #run(): Promise<void> {
    let retry = FIRST_RETRY;
    let wasRefused = false;
    while (!this.#stop.signal.aborted) {
      let pause = RENEW;
      try {
        if (await this.#hold()) {
          await this.#serve(() => {
            retry = FIRST_RETRY;
            wasRefused = false;
          });
          pause = FIRST_RETRY;
        }
      } catch (error) {
        const trouble = await this.#report(error, retry);
        const isRefused = trouble === "password" || trouble === "app-password" || trouble === "token";
        // One that is starting or stopping may refuse what is right.
        pause = isRefused && wasRefused ? PASSWORD_RETRY : retry;
        wasRefused = isRefused;
        retry = Math.min(retry * 2, LONGEST_RETRY);
      }
      await this.#pause(pause);
    }
  }

  /** Reads until the connection ends or the lease is lost. */
  async #serve(onRead: () => void): Promise<void> {
    const { account, poll, db, patience = PATIENCE } = this.#options;
    let isFirst = true;
    let hasNews = false;
    let isOver = false;
    const onNews = () => {
      hasNews = true;
      if (!isOver) this.#wake();
    };
    const onEnd = () => {
      // The next attempt waits for its time.
      if (!isOver) this.#wake();
      isOver = true;
    };
    const renewal = setInterval(() => void this.#renew(onEnd), RENEW).unref();
    try {
      const session = await ImapSession.open(account, { onNews, onEnd, patience });
      this.#session = session;
      await changeConnection(db, { connected_at: this.#now().toISOString() });
      while (!isOver && !this.#stop.signal.aborted) {
        hasNews = false;
        await this.#look(session, isFirst);
        isFirst = false;
        onRead();
        session.listen();
        if (!hasNews && !isOver) await this.#pause(Math.min(poll, LONGEST_QUIET));
      }
    } finally {
      clearInterval(renewal);
      isOver = true;
      this.#session?.close();
      this.#session = undefined;
    }
  }

  /** Ends with the INBOX open, whose news the mail server then tells. */
  async #look(session: ImapSession, isFirst: boolean): Promise<void> {
    const { db, accountKey, sentFolder } = this.#options;
    const known = await findFolder(db, "sent");
    // Every connection looks for it anew: another one may be meant since.
    const seen = known?.path && !isFirst ? await session.peek(known.path) : null;
    if (known?.account !== accountKey || !seen || !isRead(known, seen)) {
      const path = await session.findSentFolder(sentFolder);
      if (path === null) await this.#noteMissing(known);
      else await this.#readFolder(session, "sent", path);
    }
    await this.#readFolder(session, "inbox", "INBOX");
    const at = this.#now().toISOString();
    await changeConnection(db, { seen_at: at });
    await changeFolder(db, "inbox", { seen_at: at });
    if (known?.path) await changeFolder(db, "sent", { seen_at: at });
    await deleteOldUnknownSenders(db, this.#now());
    if (await recordTrouble(db, null, this.#now())) this.#options.onChange();
  }

  async #readFolder(session: ImapSession, role: FolderRole, path: string): Promise<void> {
    const open = await session.examine(path);
    if (open === null && role === "inbox") throw new MailboxProblem("no-inbox");
    if (open === null) return await this.#noteMissing(await findFolder(this.#options.db, role));
    const folder = await this.#begin(session, role, path, open);
    if (folder.last_uid + 1 < open.uidNext) await this.#readFrom(session, folder, open);
    if (folder.older_from !== null) await this.#readOlder(session, folder, folder.older_from, open);
  }

  /** A new folder is read from now on; one with other uids, from the last look. */
  async #begin(session: ImapSession, role: FolderRole, path: string, open: OpenFolder): Promise<MailboxFolderRow> {
    const { db, accountKey, log } = this.#options;
    const known = await findFolder(db, role);
    if (known?.account === accountKey && known.path === path && known.uid_validity === open.uidValidity) return known;
    const at = this.#now().toISOString();
    const isSame = known?.account === accountKey && known.uid_validity !== null;
    const fresh: MailboxFolderRow = {
      role,
      account: accountKey,
      path,
      uid_validity: open.uidValidity,
      last_uid: open.uidNext - 1,
      since: at,
      older_from: null,
      older_uid: null,
      seen_at: at,
    };
    const row = isSame
      ? { ...fresh, since: known.since, last_uid: await this.#lastBefore(session, known, open) }
      : fresh;
    if (isSame) log.warn({ folder: role }, "the folder is another one now: it is read again from the last look");
    await saveFolder(db, row);
    this.#options.onChange();
    return row;
  }

  async #lastBefore(session: ImapSession, known: MailboxFolderRow, open: OpenFolder): Promise<number> {
    const from = Math.max(Date.parse(known.seen_at) - OVERLAP, Date.parse(known.since));
    const [first = open.uidNext] = await session.uidsSince(new Date(from));
    return first - 1;
  }

  async #readFrom(session: ImapSession, folder: MailboxFolderRow, open: OpenFolder): Promise<void> {
    const { db } = this.#options;
    const uids = await session.uidsFrom(folder.last_uid + 1);
    await this.#takeAll(session, folder, uids, (uid) => changeFolder(db, folder.role, { last_uid: uid }));
    // Mails that were deleted meanwhile.
    const last = Math.max(open.uidNext - 1, uids.at(-1) ?? 0);
    await changeFolder(db, folder.role, { last_uid: last });
  }

  async #readOlder(session: ImapSession, folder: MailboxFolderRow, from: string, open: OpenFolder): Promise<void> {
    const { db } = this.#options;
    const uids = await session.uidsSince(new Date(from));
    const left = uids.filter((uid) => uid > (folder.older_uid ?? 0) && uid < open.uidNext);
    await this.#takeAll(session, folder, left, (uid) => changeFolder(db, folder.role, { older_uid: uid }), true);
    await changeFolder(db, folder.role, { older_from: null, older_uid: null });
    this.#options.onChange();
  }

  async #takeAll(
    session: ImapSession,
    { role, since, uid_validity }: MailboxFolderRow,
    uids: readonly number[],
    note: (uid: number) => Promise<void>,
    isAsked = false,
  ): Promise<void> {
    for (let from = 0; from < uids.length; from += BATCH) {
      for (const found of await session.heads(uids.slice(from, from + BATCH))) {
        this.#stop.signal.throwIfAborted();
        const isOld = isAsked && found.receivedAt.toISOString() < since;
        const place = { role, uidValidity: uid_validity ?? "", isOld };
        await this.#take({ ...found, ...place, source: () => session.source(found.uid) });
        await note(found.uid);
      }
    }
  }

  /** One mail that cannot be taken holds up no others. */
  async #take(message: MailboxMessage): Promise<void> {
    try {
      await this.#options.take(message);
    } catch (error) {
      if (error instanceof MailboxProblem || this.#stop.signal.aborted || isDatabaseAway(error)) throw error;
      this.#options.log.error({ folder: message.role, uid: message.uid, err: error }, "a mail was not taken");
    }
  }

  async #noteMissing(known: MailboxFolderRow | undefined): Promise<void> {
    const { db, accountKey, onChange } = this.#options;
    if (known?.account === accountKey && known.path === null) return;
    const at = this.#now().toISOString();
    const unread = { uid_validity: null, last_uid: 0, since: at, older_from: null, older_uid: null, seen_at: at };
    await saveFolder(db, {
      ...(known?.account === accountKey ? known : unread),
      role: "sent",
      account: accountKey,
      path: null,
    });
    onChange();
  }

  async #hold(): Promise<boolean> {
    const { db, now } = this.#options;
    return await lockMailbox(db, { owner: this.#owner, now: now?.() ?? (await databaseTime(db)), duration: LEASE });
  }

  async #renew(onLost: () => void): Promise<void> {
    // No process can take it while the database is away.
    if (!(await this.#hold().catch(() => true))) onLost();
  }

  async #report(error: unknown, nextInMs: number): Promise<MailboxTrouble | null> {
    const { db, log, onChange } = this.#options;
    if (this.#stop.signal.aborted) return null;
    const trouble = error instanceof MailboxProblem ? error.trouble : isDatabaseAway(error) ? null : "other";
    log.warn({ trouble, err: error, nextInMs }, "the mailbox cannot be read");
    if (trouble === null) return null;
    const isNews = await recordTrouble(db, trouble, this.#now()).catch(() => false);
    if (isNews) onChange();
    return trouble;
  }

  async #pause(time: number): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, time);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }
}

function isRead({ uid_validity, last_uid, older_from }: MailboxFolderRow, open: OpenFolder): boolean {
  return uid_validity === open.uidValidity && last_uid + 1 >= open.uidNext && older_from === null;
}
