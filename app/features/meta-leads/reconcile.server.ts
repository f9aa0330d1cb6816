import { parseUrl } from "~/lib/parse-url";
import { changeConnection, readConnection } from "./connection-store.server";
import { type FetchServices, LIMIT_PAUSE } from "./fetch-lead.server";
import type { Graph } from "./graph.server";
import { GraphProblem, LASTING } from "./graph-problem";
import { listSchema, nodeSchema } from "./lead-schema";
import { knownForms, saveEvents } from "./meta-lead-store.server";
import { expireToken, renewToken } from "./token-state.server";

/** Leads appear in the lists with some delay. Milliseconds. */
const OVERLAP = 3_600_000;
const PAGE_SIZE = "100";
/** A list might never end. */
const MOST_PAGES = 500;

type Asking = Pick<FetchServices, "graph" | "abandon">;

interface Form {
  id: string;
  token?: string | undefined;
}

/** Meta's webhook falls silent when access is withdrawn. An unreadable form is read later from where it was. */
export async function reconcileLeads(services: FetchServices): Promise<number> {
  const { db, log, now } = services;
  const begun = now();
  const { reconciled_at, reconcile_behind } = await readConnection(db);
  const behind = new Map(Object.entries(JSON.parse(reconcile_behind) as Record<string, string>));
  let found = 0;
  let problem: GraphProblem | null = null;
  let isDone = true;
  try {
    for (const form of await listForms(services)) {
      const from = behind.get(form.id) ?? reconciled_at ?? begun.toISOString();
      try {
        const ids = await leadsSince(services, form, new Date(Date.parse(from) - OVERLAP));
        const news = ids.map((id) => ({ id, pageId: null, formId: form.id, adId: null }));
        found += await saveEvents(db, news, { origin: "reconcile", revive: true, now: now() });
        behind.delete(form.id);
      } catch (error) {
        problem = problemOf(error);
        behind.set(form.id, from);
        isDone &&= LASTING.has(problem.kind);
        if (problem.kind === "token" || problem.kind === "limited") break;
      }
    }
  } catch (error) {
    problem = problemOf(error);
    isDone = false;
  }
  if (problem?.kind === "token") await expireToken(services, problem, now());
  if (isDone) await renewToken(services, now());
  await changeConnection(db, {
    reconcile_until: null,
    reconcile_error: problem?.message ?? null,
    ...(isDone && {
      reconciled_at: begun.toISOString(),
      reconcile_behind: JSON.stringify(Object.fromEntries(behind)),
    }),
    ...(problem?.kind === "limited" && { paused_until: pauseAfter(problem, now()) }),
  });
  if (problem) log.warn({ problem: problem.kind, found }, "lists of leads partly read");
  else log.info({ found }, "lists of leads read");
  return found;
}

function pauseAfter({ wait }: GraphProblem, now: Date): string {
  return new Date(now.getTime() + (wait ?? LIMIT_PAUSE)).toISOString();
}

function problemOf(error: unknown): GraphProblem {
  if (error instanceof GraphProblem) return error;
  throw error;
}

async function listForms(services: FetchServices): Promise<Form[]> {
  const forms = new Map<string, Form>();
  for (const id of await knownForms(services.db)) forms.set(id, { id });
  for (const page of await listPages(services)) {
    const path = `${page.id}/leadgen_forms`;
    for (const { id } of await readList(services, path, { fields: "id" }, page.token)) {
      forms.set(id, { id, token: page.token });
    }
  }
  return [...forms.values()];
}

async function listPages(services: Asking): Promise<Form[]> {
  try {
    const pages = await readList(services, "me/accounts", { fields: "id,access_token" });
    return pages.map(({ id, access_token: token }) => ({ id, token }));
  } catch (error) {
    // "Tried accessing nonexisting field (accounts)": a page manages no pages.
    if (!(error instanceof GraphProblem) || error.kind !== "gone") throw error;
    return [await ask(services.graph, services.abandon)];
  }
}

async function ask(graph: Graph, signal: AbortSignal): Promise<Form> {
  const { id } = await graph.get(nodeSchema, "me", { fields: "id" }, { signal });
  return { id };
}

async function leadsSince(services: Asking, { id, token }: Form, since: Date): Promise<string[]> {
  const value = Math.floor(since.getTime() / 1000);
  const filtering = JSON.stringify([{ field: "time_created", operator: "GREATER_THAN", value }]);
  return (await readList(services, `${id}/leads`, { fields: "id", filtering }, token)).map((lead) => lead.id);
}

/** The address of the next page contains the token: only its cursor is used. */
async function readList(
  { graph, abandon: signal }: Asking,
  path: string,
  params: Readonly<Record<string, string>>,
  token?: string,
) {
  const items: { id: string; access_token?: string | undefined }[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query: Record<string, string> = { ...params, limit: PAGE_SIZE, ...(after !== null && { after }) };
    const { data, paging } = await graph.get(listSchema, path, query, { token, signal });
    items.push(...data);
    const next: string | null = paging?.next ? (paging.cursors?.after ?? cursorIn(paging.next)) : null;
    if (next === null || next === after) return items;
    after = next;
  }
  return items;
}

function cursorIn(address: string): string | null {
  return parseUrl(address)?.searchParams.get("after") ?? null;
}
