import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: "tests/support/vitest-postgres.ts",
    setupFiles: "tests/support/quiet-console.ts",
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 10_000,
  },
});
