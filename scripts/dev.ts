import type { ServerBuild } from "react-router";
import { createServer } from "vite";

// The same edge as in production, with Vite in front of it.
const vite = await createServer({ server: { middlewareMode: true } });
const { startServer } = (await vite.ssrLoadModule("/app/server.ts")) as typeof import("../app/server.ts");
await startServer({
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  before: (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
});
