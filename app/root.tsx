import { type ReactNode, use } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { LastResort } from "./components/layout/last-resort";
import { SkipLink } from "./components/layout/main-content";
import { StorageStandIn } from "./components/layout/storage-stand-in";
import { useFocusOnNavigation } from "./components/layout/use-focus-on-navigation";
import { FontFaces } from "./components/ui/font-faces";
import bricolage from "./components/ui/fonts/bricolage-grotesque.woff2?url";
import instrument from "./components/ui/fonts/instrument-sans.woff2?url";
import { RouterLinkContext } from "./components/ui/page-link";
import { Toaster } from "./components/ui/toaster";
import { business, forBrowsers } from "./content/business";
import { currentChanges } from "./content/current";
import { noticeOn } from "./content/hours";
import { sharedCopy } from "./content/shared-copy.server";
import { subscriptionFormState } from "./features/newsletter/subscribe.server";
import { isDeskPath } from "./lib/desk-path";
import { isEnglishAddress } from "./lib/language/language";
import { languageContext } from "./lib/request-context";
import { currentYear, dayAt } from "./lib/time/clock";
import { Island, IslandRenderer } from "./platform/pages/islands/island";
import { IslandScripts } from "./platform/pages/islands/island-entry";
import { PageDataProvider, PageDataScript } from "./platform/pages/islands/page-data";
import { servicesContext } from "./services.server";

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { SITE_URL: siteUrl, GA_MEASUREMENT_ID: analyticsId = null } = context.get(servicesContext).env;
  return {
    language,
    texts: sharedCopy(language),
    siteUrl,
    year: currentYear(),
    notice: noticeOn(dayAt(new Date()))?.[language] ?? null,
    changes: forBrowsers(currentChanges()),
    analyticsId,
    newsletter: subscriptionFormState(url, context),
  };
}

export const links: Route.LinksFunction = () => [
  // The larger one first: it takes the connection that the page came by.
  ...[instrument, bricolage].map(
    (href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const,
  ),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const meta: Route.MetaFunction = () => [{ title: `${business.name} | ${business.tagline}` }];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const isRouted = !use(IslandRenderer);
  const page = data && {
    language: data.language,
    isEnglishDocument: isEnglishAddress(pathname),
    texts: data.texts,
    address: { pathname, search },
    changes: data.changes,
  };
  return (
    // Scripts in the head mark this element before the router takes over.
    <html lang={data?.language ?? "nl"} data-path={pathname} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <FontFaces />
        <Links />
        <IslandScripts />
        <link rel="manifest" href={isDeskPath(pathname) ? "/desk.webmanifest" : "/manifest.webmanifest"} />
      </head>
      <body>
        {page ? (
          <PageDataProvider data={page}>
            <RouterLinkContext value={isRouted ? Link : null}>
              <SkipLink />
              {children}
              <Island name="toaster" of={Toaster} when="idle" props={{}} />
            </RouterLinkContext>
            <PageDataScript data={page} />
          </PageDataProvider>
        ) : (
          <LastResort name={business.name} phone={business.phone} />
        )}
        {isRouted && <WholeRouter />}
      </body>
    </html>
  );
}

function WholeRouter() {
  useFocusOnNavigation();
  return (
    <>
      <StorageStandIn />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** Pages for visitors and the desk have one of their own. */
export function ErrorBoundary() {
  return <LastResort name={business.name} phone={business.phone} />;
}
