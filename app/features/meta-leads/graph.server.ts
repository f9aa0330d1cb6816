import * as z from "zod/mini";
import type { Env } from "~/lib/env.server";
import { cleanLine } from "~/lib/text/mail-address";
import { type GraphError, GraphProblem, kindOf } from "./graph-problem";
import { appSecretProof, tokenPrint } from "./signature.server";

const DEADLINE = 15_000;
const MINUTE = 60_000;
/** Characters. */
const LONGEST_ANSWER = 4_000_000;

interface GraphOptions {
  /** Includes the version: `https://graph.facebook.com/v25.0`. */
  url: string;
  token: string;
  appSecret: string;
  /** Milliseconds; shorter than a lease. */
  deadline?: number;
}

interface Question {
  /** The token of a page; the configured one by default. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Addresses are never logged or reported, as they contain the token. */
export class Graph {
  readonly #options: GraphOptions;

  constructor(options: GraphOptions) {
    this.#options = options;
  }

  /** Throws a `GraphProblem`, or the reason of `signal` when that aborts. */
  async get<T>(
    schema: z.ZodMiniType<T>,
    path: string,
    params: Readonly<Record<string, string>>,
    { token = this.#options.token, signal }: Question = {},
  ): Promise<T> {
    const { url, appSecret, deadline: within = DEADLINE } = this.#options;
    const query = new URLSearchParams({
      ...params,
      access_token: token,
      appsecret_proof: appSecretProof(token, appSecret),
    });
    const deadline = AbortSignal.timeout(within);
    try {
      const response = await fetch(`${url}/${path}?${query}`, {
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        headers: { Accept: "application/json" },
        redirect: "error",
      });
      return readAnswer(schema, response, await response.text());
    } catch (error) {
      if (error instanceof GraphProblem) throw error;
      signal?.throwIfAborted();
      throw new GraphProblem("away", deadline.aborted ? "No answer in time" : failureMessage(error));
    }
  }
}

const errorSchema = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.optional(z.number()),
    message: z.catch(z.string(), ""),
    is_transient: z.optional(z.catch(z.boolean(), false)),
  }),
});

function readAnswer<T>(schema: z.ZodMiniType<T>, { status, ok, headers }: Response, text: string): T {
  const body = text.length > LONGEST_ANSWER ? undefined : parse(text);
  const failed = z.safeParse(errorSchema, body);
  if (failed.success) throw problemOf(failed.data.error, headers);
  if (status === 429) throw new GraphProblem("limited", "HTTP 429", waitIn(headers));
  if (status >= 500) throw new GraphProblem("away", `HTTP ${status}`);
  if (status === 404) throw new GraphProblem("gone", "HTTP 404");
  const read = z.safeParse(schema, body);
  if (ok && read.success) return read.data;
  throw new GraphProblem("unreadable", ok ? "The answer is not what was asked for" : `HTTP ${status}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(error: GraphError, headers: Headers): GraphProblem {
  const kind = kindOf(error);
  const subcode = error.error_subcode ? `/${error.error_subcode}` : "";
  // Some messages already begin with the code.
  const message = cleanLine(`(#${error.code}${subcode}) ${error.message.replace(/^\(#\d+\) */, "")}`);
  return new GraphProblem(kind, message, kind === "limited" ? waitIn(headers) : null);
}

/** The headers state it in minutes (Graph API, "Rate limits"). */
function waitIn(headers: Headers): number | null {
  const usage = `${headers.get("X-Business-Use-Case-Usage")} ${headers.get("X-App-Usage")}`;
  const minutes = [...usage.matchAll(/"estimated_time_to_regain_access":\s*(\d{1,4})/g)].map(([, text]) =>
    Number(text),
  );
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? longest * MINUTE : null;
}

/** The code of a socket error does not contain the address. */
function failureMessage(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? "No connection";
}

type MetaEnv = Pick<Env, "META_ACCESS_TOKEN" | "META_APP_SECRET" | "META_GRAPH_URL" | "SESSION_SECRET">;

/** Null while no access token is configured. */
export function connectMeta(env: MetaEnv): { graph: Graph; print: string } | null {
  const { META_ACCESS_TOKEN: token, META_APP_SECRET: appSecret, META_GRAPH_URL: url } = env;
  if (!token || !appSecret) return null;
  return { graph: new Graph({ url, token, appSecret }), print: tokenPrint(token, env.SESSION_SECRET) };
}
