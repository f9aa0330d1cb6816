import { spawnSync } from "node:child_process";

/**
 * Sees to it that `program` is there, from the Debian package of that name: root gets it installed. Throws with what to
 * do where that is not possible.
 */
export function needsProgram(program: string, debianPackage: string): void {
  if (isThere(program)) return;
  if (process.getuid?.() === 0 && isThere("apt-get")) {
    console.log(`Installing ${debianPackage} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "--quiet"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", debianPackage], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (isThere(program)) return;
  }
  throw new Error(`${program} is missing. On Debian and Ubuntu: apt-get install ${debianPackage}`);
}

function isThere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
