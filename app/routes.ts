import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { pages } from "./content/pages";

const sitePages = pages.flatMap(({ id, path, module }): RouteConfigEntry[] => [
  route(path, `routes/${module}`, { id }),
  route(path === "/" ? "/en" : `/en${path}`, `routes/${module}`, { id: `en.${id}` }),
]);

export default [...sitePages] satisfies RouteConfig;
