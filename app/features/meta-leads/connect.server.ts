import type { Env } from "~/lib/env.server";
import { Graph } from "./graph.server";
import { tokenPrint } from "./signature.server";

type MetaEnv = Pick<Env, "META_ACCESS_TOKEN" | "META_APP_SECRET" | "META_GRAPH_URL" | "SESSION_SECRET">;

/** Null while no access token is configured. */
export function connectMeta(env: MetaEnv): { graph: Graph; print: string } | null {
  const { META_ACCESS_TOKEN: token, META_APP_SECRET: appSecret, META_GRAPH_URL: url } = env;
  if (!token || !appSecret) return null;
  return { graph: new Graph({ url, token, appSecret }), print: tokenPrint(token, env.SESSION_SECRET) };
}
