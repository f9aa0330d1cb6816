import { addresses } from "~/content/addresses.server";
import { englishPath } from "~/lib/language/language";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sitemap";

/** sitemaps.org; Google's hreflang notes. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { SITE_URL } = context.get(servicesContext).env;
  const urls = addresses()
    .filter(({ indexable }) => indexable)
    .flatMap(({ path, meta, isDutchOnly = false }) => {
      const nl = SITE_URL + path;
      const en = SITE_URL + englishPath(path);
      const alternates = [
        ["nl", nl],
        ["en", en],
        ["x-default", nl],
      ].map(([language, href]) =>
        isDutchOnly ? "" : `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
      return [
        { loc: nl, lastmod: meta.nl.updated },
        ...(isDutchOnly ? [] : [{ loc: en, lastmod: meta.en.updated }]),
      ].map(({ loc, lastmod }) => `<url><loc>${loc}</loc><lastmod>${lastmod}</lastmod>${alternates.join("")}</url>`);
    });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
