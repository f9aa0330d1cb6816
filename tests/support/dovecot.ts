import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { ImapFlow } from "imapflow";
import { freePort } from "./free-port.ts";
import { unprivilegedUser } from "./postgres.ts";

const PROGRAM = "/usr/sbin/dovecot";
const MAILBOX_USER = "hallo@weef.example";
const PASSWORD = "a-password/of?the:mailbox@home";

export function isDovecotInstalled(): boolean {
  return existsSync(PROGRAM);
}

interface DovecotOptions {
  /** PEM files; with them it answers only over TLS. */
  tls?: { certificate: string; key: string };
  /** Whom it asks about access tokens, which it then takes too. */
  tokenInfoUrl?: string;
}

export type Folder = "INBOX" | "Sent" | "Elders" | "Verzonden";

/** A real mail server on 127.0.0.1 with one mailbox, in a temporary folder. */
export class Dovecot {
  readonly #home = mkdtempSync(path.join(tmpdir(), "weef-dovecot-"));
  readonly #options: DovecotOptions;
  readonly #user = unprivilegedUser();
  readonly port: number;
  #process: ChildProcess | undefined;
  #password = PASSWORD;

  private constructor(port: number, options: DovecotOptions) {
    this.port = port;
    this.#options = options;
  }

  static async start(options: DovecotOptions = {}): Promise<Dovecot> {
    const dovecot = new Dovecot(await freePort(), options);
    await dovecot.comeBack();
    return dovecot;
  }

  url(port = this.port): string {
    const { tls, tokenInfoUrl } = this.#options;
    const login = [MAILBOX_USER, ...(tokenInfoUrl ? [] : [PASSWORD])].map(encodeURIComponent).join(":");
    return `${tls ? "imaps" : "imap"}://${login}@127.0.0.1:${port}`;
  }

  /** Asks for another password from now on. */
  async changePassword(password: string): Promise<void> {
    this.#password = password;
    await this.goDown();
    await this.comeBack();
  }

  /** Shows another certificate from now on. */
  async changeCertificate(tls: NonNullable<DovecotOptions["tls"]>): Promise<void> {
    Object.assign(this.#options, { tls });
    await this.goDown();
    await this.comeBack();
  }

  async comeBack(): Promise<void> {
    const user = this.#user;
    const configuration = path.join(this.#home, "dovecot.conf");
    writeFileSync(configuration, this.#configuration(user));
    const { tls, tokenInfoUrl } = this.#options;
    if (tls) {
      copyFileSync(tls.certificate, path.join(this.#home, "certificate.pem"));
      copyFileSync(tls.key, path.join(this.#home, "key.pem"));
    }
    if (tokenInfoUrl) writeFileSync(this.#tokens, `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\n`);
    for (const folder of ["INBOX", "Sent"] as const) this.#makeFolder(folder);
    if (user) chownAll(this.#home, user);
    this.#process = spawn(PROGRAM, ["-F", "-c", configuration], {
      ...user,
      // A process group of its own: killed, it would leave behind the processes that serve connections.
      detached: true,
      stdio: "ignore",
    });
    while (!(await this.#answers())) {
      if (this.#process.exitCode !== null) throw new Error(`Dovecot has ended: ${readFileSync(this.#log, "utf8")}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async goDown(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const group = -(running.pid ?? 0);
    const end = once(running, "exit");
    process.kill(group, signal);
    await end;
    // The processes that serve connections outlive it by a second or two, with the mailbox and the port in hand.
    if (signal !== "SIGKILL") killIfThere(group);
    while (await this.#answers()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async stop(): Promise<void> {
    await this.goDown();
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** Delivers a mail as a delivery agent does: a file that is renamed into its place. Returns how `contents` lists it. */
  deliver(source: string | Uint8Array, folder: Folder = "INBOX"): string {
    const place = this.#makeFolder(folder);
    const name = `${Date.now()}.${randomUUID()}.weef`;
    const draft = path.join(place, "tmp", name);
    writeFileSync(draft, source);
    if (this.#user) chownSync(draft, this.#user.uid, this.#user.gid);
    renameSync(draft, path.join(place, "new", name));
    return this.#listed(path.join(place, "new"), name, source);
  }

  /** Stores a mail as a mail program does. */
  async renameFolder(from: Folder, to: Folder): Promise<void> {
    const auth = { user: MAILBOX_USER, pass: PASSWORD };
    const client = new ImapFlow({ host: "127.0.0.1", port: this.port, secure: false, auth, logger: false });
    await client.connect();
    await client.mailboxRename(from, to);
    await client.logout();
  }

  /** Gives all mails other uids, as a restored backup does. */
  renumber(folder: Folder): void {
    const place = this.#place(folder);
    const list = path.join(place, "dovecot-uidlist");
    const [head = ""] = readFileSync(list, "utf8").split("\n");
    for (const file of readdirSync(place)) {
      if (file.startsWith("dovecot")) rmSync(path.join(place, file), { recursive: true });
    }
    writeFileSync(list, `${head.replace(/V\d+ N\d+/, "V1795000000 N1")}\n`);
  }

  /** The number of refused sign-ins. */
  refusals(): number {
    return readFileSync(this.#log, "utf8").match(/auth failed, \d+ attempts/g)?.length ?? 0;
  }

  /** Every mail with its folder, its flags and a hash of its bytes. */
  contents(): string[] {
    const root = path.join(this.#home, "Maildir");
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /[/\\](cur|new)$/.test(entry.parentPath))
      .map(({ parentPath, name }) => this.#listed(parentPath, name, readFileSync(path.join(parentPath, name))))
      .sort();
  }

  #listed(place: string, name: string, source: string | Uint8Array): string {
    const hash = createHash("sha256").update(source).digest("hex");
    return `${path.relative(path.join(this.#home, "Maildir"), place)}/${name} ${hash}`;
  }

  get #log(): string {
    return path.join(this.#home, "log");
  }

  get #tokens(): string {
    return path.join(this.#home, "tokens.conf");
  }

  #makeFolder(folder: Folder): string {
    const place = this.#place(folder);
    for (const part of ["", "cur", "new", "tmp"]) {
      mkdirSync(path.join(place, part), { recursive: true });
      if (this.#user) chownSync(path.join(place, part), this.#user.uid, this.#user.gid);
    }
    return place;
  }

  #place(folder: Folder): string {
    return path.join(this.#home, "Maildir", folder === "INBOX" ? "" : `.${folder}`);
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.port, "127.0.0.1");
    return (await new Promise((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    }).finally(() => socket.destroy())) as boolean;
  }

  #configuration(user: { uid: number; gid: number } | undefined): string {
    const name = user ? nameOf(user.uid) : userInfo().username;
    const { uid, gid } = user ?? userInfo();
    const { tls, tokenInfoUrl } = this.#options;
    const tokens = `auth_mechanisms = plain xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${this.#tokens}
}`;
    return `
protocols = imap
listen = 127.0.0.1
base_dir = ${this.#home}/run
state_dir = ${this.#home}/state
log_path = ${this.#log}
default_internal_user = ${name}
default_internal_group = ${groupOf(gid)}
default_login_user = ${name}
first_valid_uid = 1
disable_plaintext_auth = no
ssl = ${tls ? "required" : "no"}
${tls ? `ssl_cert = <${this.#home}/certificate.pem\nssl_key = <${this.#home}/key.pem` : ""}
mail_location = maildir:${this.#home}/Maildir
mail_max_userip_connections = 100
maildir_stat_dirs = yes
mailbox_idle_check_interval = 1 secs
${tokenInfoUrl ? tokens : ""}
passdb {
  driver = static
  args = password=${this.#password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${this.#home}
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
  }
}
auth_failure_delay = 0
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${tls ? 0 : this.port}
  }
  inet_listener imaps {
    port = ${tls ? this.port : 0}
    ssl = yes
  }
}
`;
  }
}

function killIfThere(group: number): void {
  try {
    process.kill(group, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function chownAll(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

function nameOf(uid: number): string {
  return execFileSync("id", ["-nu", String(uid)], { encoding: "utf8" }).trim();
}

function groupOf(gid: number): string {
  const groups = readFileSync("/etc/group", "utf8").split("\n");
  return groups.find((line) => line.split(":")[2] === String(gid))?.split(":")[0] ?? "nogroup";
}
