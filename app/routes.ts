import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { pages } from "./content/pages";

const sitePages = pages.flatMap(({ id, path, module }): RouteConfigEntry[] => [
  route(path, `routes/${module}`, { id }),
  route(path === "/" ? "/en" : `/en${path}`, `routes/${module}`, { id: `en.${id}` }),
]);

const admin = [
  layout("routes/admin/admin.tsx", [
    layout("routes/admin/desk.tsx", [route("admin", "routes/admin/requests.tsx")]),
    route("admin/sign-in", "routes/admin/sign-in.tsx"),
    route("admin/sign-out", "routes/admin/sign-out.ts"),
    route("admin/setup/:token", "routes/admin/setup.tsx"),
  ]),
];

const api = [
  route("api/offer-requests", "routes/api/offer-requests.ts"),
  route("api/language", "routes/api/language.ts"),
  route("api/openapi.json", "routes/api/openapi.ts"),
  route("api/*", "routes/api/not-found.ts"),
  route("functions/send-auto-response", "routes/api/send-auto-response.ts"),
  route("functions/*", "routes/api/not-found.ts", { id: "functions.not-found" }),
];

const machine = [
  route("healthz", "routes/machine/healthz.ts"),
  route("readyz", "routes/machine/readyz.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
];

/** Every address that the product answers. */
export default [
  ...sitePages,
  ...admin,
  ...api,
  ...machine,
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
