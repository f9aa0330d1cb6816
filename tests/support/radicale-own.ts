import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export const LOGIN = { username: "anna", password: "a-password of anna" };

export class Radicale {
  readonly #home = mkdtempSync(path.join(tmpdir(), "weef-radicale-"));
  readonly port: number;
  #process: ChildProcess | undefined;
  private constructor(port: number) {
    this.port = port;
  }
  get host() {
    return `127.0.0.1:${this.port}`;
  }
  get url() {
    return `http://${this.host}/`;
  }
  static async start(): Promise<Radicale> {
    const one = new Radicale(await freePort());
    writeFileSync(path.join(one.#home, "users"), `${LOGIN.username}:${LOGIN.password}\n`);
    writeFileSync(
      path.join(one.#home, "config"),
      `[server]\nhosts = ${one.host}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${one.#home}/users\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${one.#home}/collections\n`,
    );
    await one.comeBack();
    return one;
  }
  async comeBack() {
    this.#process = spawn("radicale", ["--config", path.join(this.#home, "config")], { stdio: "ignore" });
    for (;;) {
      try {
        await fetch(this.url);
        return;
      } catch {
        await sleep(50);
      }
    }
  }
  async goDown() {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    process.kill();
    await once(process, "exit");
  }
  async stop() {
    await this.goDown();
    rmSync(this.#home, { recursive: true, force: true });
  }
  async request(method: string, where: string, body?: string, headers: Record<string, string> = {}) {
    const authorization = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString("base64")}`;
    const answer = await fetch(new URL(where, this.url), { method, ...(body && { body }), headers: { authorization, ...headers } });
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get("etag") };
  }
  async makeCalendar(name: string): Promise<string> {
    const { status } = await this.request("MKCALENDAR", `/anna/${name}/`);
    if (status !== 201) throw new Error(`MKCALENDAR ${status}`);
    return `${this.url}anna/${name}/`;
  }
  async objects(collection: string): Promise<{ href: string; content: string }[]> {
    const { text } = await this.request("PROPFIND", collection, '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>', { depth: "1" });
    const hrefs = [...text.matchAll(/<href>([^<]+\.ics)<\/href>/g)].map(([, href = ""]) => href);
    return Promise.all(hrefs.map(async (href) => ({ href, content: (await this.request("GET", href)).text })));
  }
}
