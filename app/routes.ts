import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { articlePath, casePath, packageFormPath, sampleWebsitePath } from "./content/families";
import { pages } from "./content/pages";

/** A public page at its bare address and at its fixed English one. */
function inBothLanguages(id: string, path: string, module: string): RouteConfigEntry[] {
  return [route(path, module, { id }), route(path === "/" ? "/en" : `/en${path}`, module, { id: `en.${id}` })];
}

const sitePages = [
  ...pages.flatMap(({ id, path, module }) => inBothLanguages(id, path, `routes/${module}`)),
  ...inBothLanguages("home-again", "/home", "routes/site/home.tsx"),
  ...inBothLanguages("coming-soon", "/coming-soon", "routes/site/coming-soon.ts"),
  ...inBothLanguages("package-form", packageFormPath(":package"), "routes/site/package-form.tsx"),
  ...inBothLanguages("case", casePath(":slug"), "routes/site/case.tsx"),
  ...inBothLanguages("case-website", sampleWebsitePath(":slug"), "routes/site/case-website.tsx"),
  ...inBothLanguages("article", articlePath(":id"), "routes/site/article.tsx"),
  // Below every page with a name: an address that is no landing page either is not found.
  ...inBothLanguages("landing", "/:landing", "routes/site/landing.tsx"),
];

const admin = [
  layout("routes/admin/admin.tsx", [
    layout("routes/admin/desk.tsx", [
      route("admin", "routes/admin/requests.tsx"),
      route("admin/unknown-paths", "routes/admin/unknown-paths.tsx"),
    ]),
    route("admin/sign-in", "routes/admin/sign-in.tsx"),
    route("admin/sign-out", "routes/admin/sign-out.ts"),
    route("admin/setup/:token", "routes/admin/setup.tsx"),
  ]),
];

const api = [
  route("api/offer-requests", "routes/api/offer-requests.ts"),
  route("api/configurator-requests", "routes/api/configurator-requests.ts"),
  route("api/configurator-drafts", "routes/api/configurator-drafts.ts"),
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
  route("manifest.webmanifest", "routes/machine/manifest.ts"),
  route(".well-known/security.txt", "routes/machine/security.ts"),
  ...inBothLanguages("feed", "/feed.xml", "routes/machine/feed.ts"),
];

/** Every address that the product answers. */
export default [
  ...sitePages,
  ...admin,
  ...api,
  ...machine,
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
