import { createHmac } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const META_APP_SECRET = "an-app-secret-for-tests";
export const META_TOKEN = "EAAB-token-for-tests";

/** A form's questions by key, with the answers to them. */
export type Answers = Record<string, string | string[]>;

interface PeerLead {
  answers: Answers;
  formId: string;
  adId: string | null;
  isTest: boolean;
  createdAt: Date;
}

/** A failure in place of an answer: silence, a connection that ends, or this response. */
export type Mischief = "hang" | "drop" | { status: number; body: string; headers?: Record<string, string> };

const VERSION = "/v25.0";

/** An error in Meta's format. */
export function graphError(code: number, message: string, more: object = {}): Mischief {
  return { status: 400, body: JSON.stringify({ error: { code, message, type: "OAuthException", ...more } }) };
}

/** Meta's Graph API on this machine, as far as leads need it; it can misbehave. */
export class GraphPeer {
  /** The paths that were requested, in order. */
  readonly asked: string[] = [];
  /** The only token that it accepts; null: none. */
  token: string | null = META_TOKEN;
  /** True if the token belongs to a page, which manages no pages. */
  isPageToken = false;
  /** Forms by the page they belong to. */
  readonly pages = new Map<string, string[]>();
  /** The number of items on one page of a list. */
  pageSize = 2;
  readonly #leads = new Map<string, PeerLead>();
  readonly #silent: ServerResponse[] = [];
  #mischief: { about: RegExp; what: Mischief; times: number }[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
      this.#answer(pathname.slice(VERSION.length + 1), searchParams, response);
    });
  }

  static async start(): Promise<GraphPeer> {
    const peer = new GraphPeer();
    await new Promise<void>((resolve) => peer.#server.listen(0, "127.0.0.1", resolve));
    return peer;
  }

  /** The value for META_GRAPH_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${VERSION}`;
  }

  addLead(id: string, answers: Answers, more: Partial<Omit<PeerLead, "answers">> = {}): void {
    const createdAt = new Date("2026-11-21T13:00:00.000Z");
    this.#leads.set(id, { answers, formId: "form-1", adId: "ad-1", isTest: false, createdAt, ...more });
  }

  removeLead(id: string): void {
    this.#leads.delete(id);
  }

  /** Answers the next `times` requests for paths that match `about` in this way. */
  misbehave(what: Mischief, { times = Number.POSITIVE_INFINITY, about = /./ } = {}): void {
    this.#mischief.push({ about, what, times });
  }

  /** Answers properly again, and ends its silences. */
  behave(): void {
    this.#mischief = [];
    for (const response of this.#silent.splice(0)) response.destroy();
  }

  async stop(): Promise<void> {
    this.behave();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(path: string, query: URLSearchParams, response: ServerResponse): void {
    this.asked.push(path);
    const mischief = this.#mischief.find(({ about, times }) => times > 0 && about.test(path));
    if (mischief) mischief.times -= 1;
    const what = mischief?.what ?? this.#truth(path, query);
    if (what === "hang") this.#silent.push(response);
    else if (what === "drop") response.destroy();
    else response.writeHead(what.status, { "Content-Type": "application/json", ...what.headers }).end(what.body);
  }

  #truth(path: string, query: URLSearchParams): Exclude<Mischief, string> {
    const refusal = this.#refuse(query);
    if (refusal) return refusal as Exclude<Mischief, string>;
    const [node = "", edge] = path.split("/");
    if (path === "me/accounts" && this.isPageToken) return gone();
    if (path === "me/accounts") return this.#list([...this.pages.keys()], query, { access_token: this.token });
    if (path === "me") return found({ id: this.isPageToken ? [...this.pages.keys()][0] : "system-user" });
    if (edge === "leadgen_forms") return this.#list(this.pages.get(node) ?? [], query);
    if (edge === "leads") return this.#list(this.#leadsOf(node, sinceIn(query)), query);
    if (edge === "test_leads") return this.#list(this.#testLeadsOf(node), query);
    const lead = this.#leads.get(node);
    if (!lead) return gone();
    const field_data = Object.entries(lead.answers).map(([name, value]) => ({ name, values: [value].flat() }));
    const about = { created_time: lead.createdAt.toISOString().replace(/\.\d+Z$/, "+0000"), form_id: lead.formId };
    return found({ id: node, ...about, ...(lead.adId && { ad_id: lead.adId }), field_data });
  }

  #refuse(query: URLSearchParams): Mischief | null {
    const token = query.get("access_token") ?? "";
    if (token !== this.token) return graphError(190, "Error validating access token", { error_subcode: 463 });
    const proof = createHmac("sha256", META_APP_SECRET).update(token).digest("hex");
    return query.get("appsecret_proof") === proof ? null : graphError(100, "Invalid appsecret_proof");
  }

  #leadsOf(form: string, since: number): string[] {
    return [...this.#leads].flatMap(([id, { formId, createdAt }]) =>
      formId === form && createdAt.getTime() / 1000 > since ? id : [],
    );
  }

  #testLeadsOf(form: string): string[] {
    return [...this.#leads].flatMap(([id, { formId, isTest }]) => (formId === form && isTest ? id : []));
  }

  #list(ids: readonly string[], query: URLSearchParams, more: object = {}): Exclude<Mischief, string> {
    const from = Number(query.get("after") ?? 0);
    const until = from + this.pageSize;
    const data = ids.slice(from, until).map((id) => ({ id, ...more }));
    const next = until < ids.length && { next: "https://graph.facebook.com/next-page" };
    return found({ data, paging: { cursors: { before: String(from), after: String(until) }, ...next } });
  }
}

function sinceIn(query: URLSearchParams): number {
  const [filter] = JSON.parse(query.get("filtering") ?? "[]") as { value: number }[];
  return filter?.value ?? 0;
}

function found(body: object) {
  return { status: 200, body: JSON.stringify(body) };
}

function gone() {
  return graphError(100, "Unsupported get request. Object with that ID does not exist", {
    error_subcode: 33,
  }) as Exclude<Mischief, string>;
}

/** A delivery to Meta's webhook that reports these leads. */
export function delivery(...ids: string[]): string {
  const changes = ids.map((leadgen_id) => ({
    field: "leadgen",
    value: { leadgen_id, page_id: "page-1", form_id: "form-1", ad_id: "ad-1", created_time: 1_795_266_000 },
  }));
  return JSON.stringify({ object: "page", entry: [{ id: "page-1", time: 1_795_266_000, changes }] });
}

/** The header with which Meta signs these bytes. */
export function signature(body: string | Uint8Array, secret = META_APP_SECRET): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
