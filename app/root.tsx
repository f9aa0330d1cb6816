import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { ErrorMessage } from "./components/layout/error-message";
import { LastResort } from "./components/layout/last-resort";
import { SkipLink } from "./components/layout/main-content";
import { NotFoundMessage } from "./components/layout/not-found-message";
import { SiteFrame } from "./components/layout/site-frame";
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
import { headerMenu, popularLinks } from "./content/menus";
import { pathOf } from "./content/pages";
import { sharedCopy } from "./content/shared-copy.server";
import { ChatCorner } from "./features/chat/widget/chat-corner";
import { Consent } from "./features/consent/consent";
import { subscriptionFormState } from "./features/newsletter/subscribe.server";
import type { SubscriptionFormState } from "./features/newsletter/subscription-form-state";
import { lostFrom } from "./features/not-found/search";
import { PackageFormPending } from "./features/requests/package-form-pending";
import { isDeskPath } from "./lib/desk-path";
import { isEnglishAddress } from "./lib/language/language";
import { languageContext } from "./lib/request-context";
import { hiddenPageMeta } from "./lib/seo/page-meta";
import { callLink } from "./lib/text/contact-links";
import { currentYear, dayAt } from "./lib/time/clock";
import { Island, IslandRenderer } from "./platform/pages/islands/island";
import { IslandScripts } from "./platform/pages/islands/island-entry";
import { PageDataProvider, PageDataScript } from "./platform/pages/islands/page-data";
import { servicesContext } from "./services.server";
import { SiteFooter } from "./site-footer";

export interface PageHandle {
  frame?: "none";
  chat?: "none";
  newsletter?: "none";
  /** The router runs the whole page in the browser; any other has islands. */
  router?: "whole";
}

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

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!error || !loaderData) return [{ title: `${business.name} | ${business.tagline}` }];
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return hiddenPageMeta(loaderData.texts[isUnknown ? "notFound.pageTitle" : "error.pageTitle"]);
};

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
              <Island name="consent" of={Consent} when="idle" props={{ analyticsId: data.analyticsId }} />
              <Frame year={data.year} newsletter={data.newsletter} notice={data.notice}>
                {children}
              </Frame>
              <Chat />
              <Island name="toaster" of={Toaster} when="idle" props={{}} />
              <Island name="package-form-pending" of={PackageFormPending} when="idle" props={{}} />
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

interface FrameProps {
  year: number;
  newsletter: SubscriptionFormState;
  notice: string | null;
  children: ReactNode;
}

function Frame({ year, newsletter, notice, children }: FrameProps) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isBare = handles.some((handle) => handle?.frame === "none");
  const isInviting = handles.every((handle) => handle?.newsletter !== "none");
  // An error page stands in for a page that would have brought its own.
  const isError = Boolean(useRouteError());
  if (isBare && !isError) return children;
  return (
    <SiteFrame
      identity={business}
      headerMenu={headerMenu}
      contactTo={pathOf("contact")}
      notice={notice}
      footer={<SiteFooter newsletter={isInviting ? newsletter : null} year={year} />}
    >
      {children}
    </SiteFrame>
  );
}

function Chat() {
  const isUnwanted = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.chat === "none");
  return !isUnwanted && <Island name="chat" of={ChatCorner} when="idle" props={{}} />;
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFoundMessage lost={lostFrom(error.data)} popular={popularLinks} />;
  }
  return <ErrorMessage status={status} callTo={callLink(business.phone.international)} />;
}
