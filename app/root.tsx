import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { ErrorMessage } from "./components/layout/error-message";
import { LastResort } from "./components/layout/last-resort";
import { NotFoundMessage } from "./components/layout/not-found-message";
import { SiteFrame } from "./components/layout/site-frame";
import { useFocusOnNavigation } from "./components/layout/use-focus-on-navigation";
import { Toaster } from "./components/ui/toaster";
import { business } from "./content/business";
import { footerMenu, footerServices, headerMenu, legalMenu, popularLinks } from "./content/menus";
import { pathOf } from "./content/pages";
import { sharedCopy } from "./features/copy/shared-copy.server";
import { PackageFormPending } from "./features/requests/package-form-pending";
import { lostFrom } from "./features/unknown-paths/search";
import { currentYear } from "./lib/clock";
import { callLink } from "./lib/contact-links";
import { isEnglishAddress } from "./lib/language/language";
import { LanguageProvider } from "./lib/language/language-context";
import { languageContext } from "./lib/request-context";
import { hiddenPageMeta } from "./lib/seo/page-meta";
import { servicesContext } from "./services.server";

/** What a route may say about the frame that it stands in: `export const handle = { frame: "none" }`. */
interface FrameHandle {
  frame?: "none";
}

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { SITE_URL: siteUrl } = context.get(servicesContext).env;
  return { language, texts: sharedCopy(language), siteUrl, year: currentYear() };
}

export const links: Route.LinksFunction = () => [
  ...[bricolage, instrument].map(
    (href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const,
  ),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** What the pages below do not say: the name of the site, or when one of them broke off, what the error page is. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!error || !loaderData) return [{ title: `${business.name} | ${business.tagline}` }];
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return hiddenPageMeta(loaderData.texts[isUnknown ? "notFound.pageTitle" : "error.pageTitle"]);
};

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  useFocusOnNavigation();
  return (
    // The script of the splash marks this element before scripts take over.
    <html lang={data?.language ?? "nl"} data-path={pathname} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {data ? (
          <LanguageProvider language={data.language} isEnglishDocument={isEnglishAddress(pathname)} texts={data.texts}>
            <Frame year={data.year}>{children}</Frame>
            <Toaster />
            <PackageFormPending />
          </LanguageProvider>
        ) : (
          <LastResort name={business.name} phone={business.phone} />
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ year, children }: { year: number; children: ReactNode }) {
  const isBare = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.frame === "none");
  if (isBare) return children;
  return (
    <SiteFrame
      identity={business}
      headerMenu={headerMenu}
      footerMenu={footerMenu}
      services={footerServices}
      legal={legalMenu}
      contactTo={pathOf("contact")}
      year={year}
    >
      {children}
    </SiteFrame>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFoundMessage lost={lostFrom(error.data)} popular={popularLinks} />;
  }
  return <ErrorMessage status={status} callTo={callLink(business.phone.international)} />;
}
