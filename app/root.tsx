import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { sharedCopy } from "./content/shared/shared-copy.server";
import { isEnglishAddress } from "./lib/language/language";
import { LanguageProvider } from "./lib/language/language-context";
import { languageContext } from "./lib/request-context";
import { servicesContext } from "./services.server";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return { language, texts: sharedCopy(language), siteUrl: context.get(servicesContext).env.SITE_URL };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export default function App({ loaderData: { language, texts } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language} isEnglishDocument={isEnglishAddress(pathname)} texts={texts}>
          <Outlet />
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
