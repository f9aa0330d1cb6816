import type { Plugin } from "vite";

/**
 * In development, tells pages of islands that something they may be made of has changed. React Router replaces modules
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
