import { execFileSync } from "node:child_process";
import { isBuildFresh } from "../scripts/build/build";

/**
 * Builds the product if the sources have changed since the last build, so that what is measured is the current code.
 */
export function needsFreshBuild(): void {
  if (isBuildFresh()) return;
  console.log("Building …");
  // Not in this process, which Vite has set up for development: a build made here would be one for development too, and
  // send no mail.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, ["scripts/build.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
}
