import type { Plugin } from "vite";

/**
 * Tells pages of islands during development that a module of theirs may have changed. React Router replaces modules
 * only where its router runs.
 */
export function reloadIslands(): Plugin {
  return {
    name: "weef:reload-islands",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.environments.client.hot.send("islands:changed");
    },
  };
}
