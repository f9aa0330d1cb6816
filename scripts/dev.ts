import "./load-dotenv.ts";
import type { ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

// The same edge as in production, with Vite in front of it. The edge is loaded anew for every request, so that its
// modules are of the same version as those of the build that Vite gives.
const vite = await createServer({ server: { middlewareMode: true } });
const loadEdge = async () => (await vite.ssrLoadModule("/app/server.ts")) as typeof import("../app/server.ts");
const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;

const { startServer } = (await vite.ssrLoadModule(
  "/app/process.server.ts",
)) as typeof import("../app/process.server.ts");
const site = await startServer((services) => (request, response) => {
  vite.middlewares(request, response, async (failure?: unknown) => {
    try {
      if (failure) throw failure;
      const { createEdge } = await loadEdge();
      await getRequestListener(createEdge(services, await loadBuild()).fetch)(request, response);
    } catch (error) {
      tell(response, error instanceof Error ? error : new Error(String(error)));
    }
  });
});
console.log(`\n  Weef runs on ${site}\n`);

/** Answers with what went wrong and where: the next change to the code may put it right. */
function tell(response: ServerResponse, error: Error): void {
  vite.ssrFixStacktrace(error);
  console.error(error.stack);
  if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(stripVTControlCharacters(error.stack ?? error.message));
}
