import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { unprivilegedUser } from "./postgres.ts";

const PROGRAM = "/usr/bin/radicale";
export const LOGIN = { username: "anna", password: "a-password of anna" };

export function isRadicaleInstalled(): boolean {
  return existsSync(PROGRAM);
}

/** A real CalDAV server on 127.0.0.1 with one account, in a temporary folder. */
export class Radicale {
  readonly #home = mkdtempSync(path.join(tmpdir(), "weef-radicale-"));
  readonly #user = unprivilegedUser();
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<Radicale> {
    const radicale = new Radicale(await freePort());
    await radicale.changePassword(LOGIN.password);
    return radicale;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `http://${this.host}/`;
  }

  /** Asks for another password from now on. */
  async changePassword(password: string): Promise<void> {
    await this.goDown();
    const file = (name: string) => path.join(this.#home, name);
    writeFileSync(file("users"), `${LOGIN.username}:${password}\n`);
    writeFileSync(
      file("config"),
      `[server]
hosts = ${this.host}
[auth]
type = htpasswd
htpasswd_filename = ${file("users")}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${file("collections")}
`,
    );
    if (this.#user) execFileSync("chown", ["-R", `${this.#user.uid}:${this.#user.gid}`, this.#home]);
    await this.comeBack();
  }

  async comeBack(): Promise<void> {
    if (!isRadicaleInstalled()) throw new Error(`There is no Radicale at ${PROGRAM}`);
    const started = spawn(PROGRAM, ["--config", path.join(this.#home, "config")], { ...this.#user, stdio: "ignore" });
    this.#process = started;
    while (!(await this.#answers())) {
      if (started.exitCode !== null) throw new Error(`Radicale ended at once with ${started.exitCode}`);
      await sleep(50);
    }
  }

  async goDown(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const end = once(running, "exit");
    running.kill();
    await end;
  }

  async stop(): Promise<void> {
    await this.goDown();
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** A request as another program of the account makes it. */
  async request(method: string, where: string, body?: string, headers: Record<string, string> = {}) {
    const authorization = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString("base64")}`;
    const answer = await fetch(new URL(where, this.url), {
      method,
      ...(body !== undefined && { body }),
      headers: { authorization, ...headers },
    });
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get("etag") };
  }

  /** Returns its address. */
  async makeCalendar(name: string): Promise<string> {
    const { status } = await this.request("MKCALENDAR", `/${LOGIN.username}/${name}/`);
    if (status !== 201) throw new Error(`The calendar was not made: ${status}`);
    return `${this.url}${LOGIN.username}/${name}/`;
  }

  /** Stores an object as another program does. */
  async put(collection: string, name: string, content: string): Promise<void> {
    const type = { "content-type": "text/calendar; charset=utf-8" };
    const { status, text } = await this.request("PUT", `${collection}${name}.ics`, content, type);
    if (status !== 201 && status !== 204) throw new Error(`The object was not stored: ${status} ${text}`);
  }

  async objects(collection: string): Promise<{ href: string; content: string }[]> {
    const asked = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>';
    const { text } = await this.request("PROPFIND", collection, asked, { depth: "1" });
    const hrefs = [...text.matchAll(/<href>([^<]+\.ics)<\/href>/g)].map(([, href = ""]) => href);
    return Promise.all(hrefs.map(async (href) => ({ href, content: (await this.request("GET", href)).text })));
  }

  async #answers(): Promise<boolean> {
    return await fetch(this.url).then(
      () => true,
      () => false,
    );
  }
}
