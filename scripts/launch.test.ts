import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "../tests/support/fresh-folder";

/** A script that starts a program and waits for it, as with a build or pg_dump. */
const SCRIPT = `
import { spawn } from "node:child_process";
spawn("sleep", ["30"], { stdio: "inherit" }).once("spawn", () => console.log("started"));
`;

it.each(["SIGINT", "SIGTERM"] as const)("ends a script along with what it has started (%s)", async (signal) => {
  const script = path.join(freshFolder(), "script.mjs");
  writeFileSync(script, SCRIPT);
  const launcher = spawn(process.execPath, [path.resolve("scripts/launch.mjs"), script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(String((await once(launcher.stdout, "data"))[0])).toBe("started\n");
  launcher.kill(signal);
  // The event comes once no process holds its output any more, the program included.
  await once(launcher, "close");
});
