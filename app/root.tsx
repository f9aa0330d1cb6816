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
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { ErrorMessage } from "./components/layout/error-message";
import { LastResort } from "./components/layout/last-resort";
import { SkipLink } from "./components/layout/main-content";
import { SiteFrame } from "./components/layout/site-frame";
import { StorageStandIn } from "./components/layout/storage-stand-in";
import { useFocusOnNavigation } from "./components/layout/use-focus-on-navigation";
import { FontFaces } from "./components/ui/font-faces";
import bricolage from "./components/ui/fonts/bricolage-grotesque.woff2?url";
import instrument from "./components/ui/fonts/instrument-sans.woff2?url";
import { Toaster } from "./components/ui/toaster";
import { business } from "./content/business";
import { headerMenu, popularLinks } from "./content/menus";
import { pathOf } from "./content/pages";
import { sharedCopy } from "./content/shared-copy.server";
import { ChatCorner } from "./features/chat/widget/chat-corner";
import { Consent } from "./features/consent/consent";
import { subscriptionFormState } from "./features/newsletter/subscription-form.server";
import type { SubscriptionFormState } from "./features/newsletter/subscription-form-state";
import { lostFrom } from "./features/not-found/search";
import { PackageFormPending } from "./features/requests/package-form-pending";
import { isDeskPath } from "./lib/desk-path";
import { isEnglishAddress } from "./lib/language/language";
import { LanguageProvider } from "./lib/language/language-context";
import { languageContext } from "./lib/request-context";
import { hiddenPageMeta } from "./lib/seo/page-meta";
import { callLink } from "./lib/text/contact-links";
import { currentYear } from "./lib/time/clock";
import type { RouterHandle } from "./platform/pages/document-router/whole-router";
import { latePart } from "./platform/pages/late-start/late-part";
import { useStarted } from "./platform/pages/late-start/use-started";
import { WhenNear } from "./platform/pages/late-start/when-visible";
import { servicesContext } from "./services.server";

const notFound = latePart("main", () =>
  import("./components/layout/not-found-message").then(({ NotFoundMessage }) => NotFoundMessage),
);
const footer = latePart("body > footer", () => import("./site-footer").then(({ SiteFooter }) => SiteFooter));

interface FrameHandle {
  frame?: "none";
  chat?: "none";
  newsletter?: "none";
}

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { SITE_URL: siteUrl, GA_MEASUREMENT_ID: analyticsId = null } = context.get(servicesContext).env;
  return {
    language,
    texts: sharedCopy(language),
    siteUrl,
    year: currentYear(),
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
  const { pathname } = useLocation();
  useStarted();
  return (
    // The script of the splash marks this element before scripts take over.
    <html lang={data?.language ?? "nl"} data-path={pathname} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <FontFaces />
        <Links />
        <link rel="manifest" href={isDeskPath(pathname) ? "/desk.webmanifest" : "/manifest.webmanifest"} />
      </head>
      <body>
        {data ? (
          <LanguageProvider language={data.language} isEnglishDocument={isEnglishAddress(pathname)} texts={data.texts}>
            <SkipLink />
            <Consent analyticsId={data.analyticsId} />
            <Frame year={data.year} newsletter={data.newsletter}>
              {children}
            </Frame>
            <Chat />
            <Toaster />
            <PackageFormPending />
          </LanguageProvider>
        ) : (
          <LastResort name={business.name} phone={business.phone} />
        )}
        <WithinRouter />
        <Scripts />
      </body>
    </html>
  );
}

interface FrameProps {
  year: number;
  newsletter: SubscriptionFormState;
  children: ReactNode;
}

function Frame({ year, newsletter, children }: FrameProps) {
  const handles = useMatches().map(({ handle }) => handle as FrameHandle | undefined);
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
      footer={
        <WhenNear part={footer}>
          <footer.Part newsletter={isInviting ? newsletter : null} year={year} />
        </WhenNear>
      }
    >
      {children}
    </SiteFrame>
  );
}

function Chat() {
  const isUnwanted = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.chat === "none");
  return !isUnwanted && <ChatCorner />;
}

/** Elsewhere the browser itself knows where each page was left. */
function WithinRouter() {
  const isLeading = useMatches().some(({ handle }) => Boolean((handle as RouterHandle | undefined)?.Router));
  return isLeading && <Arrivals />;
}

function Arrivals() {
  useFocusOnNavigation();
  return (
    <>
      <StorageStandIn />
      <ScrollRestoration />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404) {
    return (
      <WhenNear part={notFound}>
        <notFound.Part lost={lostFrom(error.data)} popular={popularLinks} />
      </WhenNear>
    );
  }
  return <ErrorMessage status={status} callTo={callLink(business.phone.international)} />;
}
