import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

async function built(module: string): Promise<string> {
  const id = path.resolve("app", module);
  const { transform } = inlineScripts();
  if (typeof transform !== "function") throw new Error("The plugin transforms nothing");
  const result = await Reflect.apply(transform, undefined, [readFileSync(id, "utf8"), id]);
  return String(result?.code);
}

it("turns a script into one line, with its constants filled in", async () => {
  const code = await built("components/layout/intro-script.ts");
  const [, text = ""] = /INTRO_SCRIPT = (".*");/.exec(code) ?? [];
  expect(JSON.parse(text)).toMatch(/^\(\(\)=>\{.*introSeen.*\}\)\(\)$/);
});

it("keeps a read that is there to throw", async () => {
  const code = await built("components/layout/storage-script.ts");
  const [, text = ""] = /STORAGE_SCRIPT = (".*");/.exec(code) ?? [];
  const page = { window: {} as { sessionStorage?: Storage } };
  runInNewContext(JSON.parse(text), page);
  page.window.sessionStorage?.setItem("seen", "yes");
  expect(page.window.sessionStorage?.getItem("seen")).toBe("yes");
});
