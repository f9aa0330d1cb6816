import { spawnSync } from "node:child_process";
import { platform } from "node:os";

/**
 * Makes sure that `program` of the Debian package `debianPackage` is there: for root it gets installed. Otherwise
 * throws an error that says what to do.
 */
export function needsProgram(program: string, debianPackage: string): void {
  needs(program, `command -v ${program}`, debianPackage);
}

/**
 * The same for Arial or its twin. Every phone and computer has a font that stands in for ours until they arrive. A
 * browser without one searches all its fonts, which takes longer than the rest of the first layout.
 */
export function needsFonts(): void {
  if (platform() === "linux") needs("Arial", "fc-list | grep -E 'Arial|Liberation Sans'", "fonts-liberation");
}

/** `check` is a shell command that succeeds if it is there. */
function needs(what: string, check: string, debianPackage: string): void {
  if (succeeds(check)) return;
  if (process.getuid?.() === 0 && succeeds("command -v apt-get")) {
    console.log(`Installing ${debianPackage} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "--quiet"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", debianPackage], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (succeeds(check)) return;
  }
  throw new Error(`${what} is missing. On Debian and Ubuntu: apt-get install ${debianPackage}`);
}

function succeeds(command: string): boolean {
  return spawnSync("sh", ["-c", command]).status === 0;
}
