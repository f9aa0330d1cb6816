import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { createAllowedMethods } from "./allowed-methods.server";

const answer = () => new Response();
const page = { default: () => null };
const route = (id: string, path: string | undefined, module: object, parentId = "root") => ({
  [id]: { id, path, parentId, module },
});
const ROUTES = {
  root: { id: "root", path: "", module: page },
  ...route("home", "/", page),
  ...route("quote", "/offerte/:token", { ...page, loader: answer, action: answer }),
  ...route("landing", "/:landing", { ...page, loader: answer }),
  ...route("desk", undefined, { ...page, loader: answer }),
  ...route("lead", "admin/leads/:lead", { ...page, action: answer }, "desk"),
  ...route("log", "admin/log", page, "desk"),
  ...route("calls", "api/calls", { loader: answer, action: answer }),
  ...route("tasks", "api/tasks", { action: answer }),
  ...route("none", "*", page),
};
const allowedAt = createAllowedMethods({ routes: ROUTES as unknown as ServerBuild["routes"] });

it.each([
  ["/", "GET, HEAD"],
  ["/_.data", "GET, HEAD"],
  ["/webshop-twente", "GET, HEAD"],
  ["/offerte/abc", "GET, HEAD, POST"],
  ["/offerte/abc.data", "GET, HEAD, POST"],
  ["/OFFERTE/abc/", "GET, HEAD, POST"],
  ["/admin/leads/1", "GET, HEAD, POST"],
  ["/admin/log", "GET, HEAD"],
  ["/api/calls", "GET, HEAD, POST"],
  ["/api/tasks", "POST"],
  ["/no/where", "GET, HEAD"],
  ["/a%FF", "GET, HEAD"],
  [`/offerte/${"a".repeat(2_000)}`, "GET, HEAD"],
])("%s answers %s", (path, methods) => {
  expect(allowedAt(`https://weef.example${path}`)).toBe(methods);
});
