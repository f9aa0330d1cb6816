import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { articles } from "./scripts/build/articles.ts";

export default defineConfig({
  plugins: [articles()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts", "tools/**/*.test.ts"],
    globalSetup: "tests/support/vitest-databases.ts",
    setupFiles: ["tests/support/quiet-console.ts", "app/content/desk/words.server.ts"],
    execArgv: ["--import", "./tests/support/quick-scrypt.ts"],
    // The files of a worker share its modules: to load and warm up the product anew for each takes half of the time.
    isolate: false,
    // Of a style sheet, its address is all that is asked for; without this it would be empty.
    css: { include: [/\.css\?url$/] },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // One more than there are processors: a quarter of the time, tests wait for a clock, a socket or a database.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // These end a test that hangs: all others take as long as the machine is busy.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
