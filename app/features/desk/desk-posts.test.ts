import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "~/routes";

const APP = path.resolve(import.meta.dirname, "../..");
const DESK = "routes/admin/desk.tsx";

function below(entries: readonly RouteConfigEntry[], isDesk: boolean): string[] {
  return entries.flatMap(({ file, children = [] }) => [
    ...(isDesk ? [file] : []),
    ...below(children, isDesk || file === DESK),
  ]);
}

test("every page of the desk with an action keeps what is typed when the server does not accept it", () => {
  const sources = below(routes, false).map((file) => ({ file, source: readFileSync(path.join(APP, file), "utf8") }));
  const exportsOf = (name: string) =>
    sources.filter(({ source }) => new RegExp(`^export .*\\b${name}\\b`, "m").test(source)).map(({ file }) => file);
  expect(exportsOf("action")).not.toEqual([]);
  expect(exportsOf("clientAction")).toEqual(exportsOf("action"));
});
