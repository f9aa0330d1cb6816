import { rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../tests/support/free-port";
import { newFolder, Served } from "./served";

const ROOT = path.resolve(import.meta.dirname, "../..");
const SERVER = "build/server/index.js";

/**
 * The built product, set up as in production: limits on, log level info, an owner, the memory settings of deploy/; on SQLite unless `env` says
 * otherwise.
 */
export interface ServedProduct extends AsyncDisposable {
  server: Served;
  url: string;
  dataDir: string;
}

interface Setup {
  env?: NodeJS.ProcessEnv;
  /** A data folder that stays afterwards; without one, it gets a new one of its own. */
  dataDir?: string | undefined;
  /** The path that has to give a good answer before it counts as ready. */
  readyAt?: string;
}

export async function startProduct({ env = {}, dataDir, readyAt = "/readyz" }: Setup = {}): Promise<ServedProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = dataDir ?? newFolder();
  const server = await Served.start({
    command: process.execPath,
    args: ["--max-semi-space-size=8", SERVER],
    cwd: ROOT,
    env: {
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: folder,
      ADMIN_EMAIL: "owner@weef.example",
      ADMIN_PASSWORD: "a-long-password-1",
      ...env,
    },
    readyAt: url + readyAt,
  });
  return {
    server,
    url,
    dataDir: folder,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      if (!dataDir) rmSync(folder, { recursive: true });
    },
  };
}
