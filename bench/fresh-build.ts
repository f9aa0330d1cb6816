import { execFileSync } from "node:child_process";
import { isBuildFresh } from "../scripts/build/build";

/** Builds the product when `build/` is not of these sources: what is measured is what is written. */
export function needsFreshBuild(): void {
  if (isBuildFresh()) return;
  console.log("Building …");
  // Not in this process, which Vite has set up for development: what is built here is, too, and sends no mail.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, ["scripts/build.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
}
