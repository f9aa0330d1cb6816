import { runChecks, staticChecks } from "./checks.ts";

const { failed } = await runChecks(staticChecks);
if (failed > 0) process.exit(1);
