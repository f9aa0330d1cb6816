import "./load-dotenv.ts";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

// The same edge as in production, with Vite in front of it. The edge is made anew for every request, so that it
// belongs to the same version of the modules as the build that Vite gives.
const vite = await createServer({ server: { middlewareMode: true } });
const loadServer = async () => (await vite.ssrLoadModule("/app/server.ts")) as typeof import("../app/server.ts");
const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;

const { startServer } = await loadServer();
await startServer((services) => (request, response) => {
  vite.middlewares(request, response, async () => {
    const { createEdge } = await loadServer();
    await getRequestListener(createEdge(services, loadBuild).fetch)(request, response);
  });
});
