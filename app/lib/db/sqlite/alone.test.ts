import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { isAlone } from "./alone.server";

const HOLD = `
  const { isAlone } = await import(process.argv[1]);
  console.log(isAlone(process.argv[2]));
  setInterval(() => {}, 1000);
`;

it("knows of another process on the same folder, for as long as that lives", async () => {
  const dataDir = freshFolder();
  const other = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    HOLD,
    path.join(import.meta.dirname, "alone.server.ts"),
    dataDir,
  ]);
  onTestFinished(() => void other.kill("SIGKILL"));
  expect(String((await once(other.stdout, "data"))[0])).toBe("true\n");
  expect(isAlone(dataDir)).toBe(false);

  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;
  expect(isAlone(dataDir)).toBe(true);
  expect(readdirSync(dataDir)).toEqual(["weef.lock"]);
});
