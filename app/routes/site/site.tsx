import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useMatches, useRouteLoaderData } from "react-router";
import { ErrorMessage } from "~/components/layout/error-message";
import { NotFoundMessage } from "~/components/layout/not-found-message";
import { SiteFrame } from "~/components/layout/site-frame";
import { business } from "~/content/business";
import { headerMenu, popularLinks } from "~/content/menus";
import { pathOf } from "~/content/pages";
import { ChatCorner } from "~/features/chat/widget/chat-corner";
import { Consent } from "~/features/consent/consent";
import { lostFrom } from "~/features/not-found/search";
import { PackageFormPending } from "~/features/requests/package-form-pending";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { callLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import type { PageHandle } from "~/platform/pages/page-handle";
import type { Route } from "./+types/site";
import { SiteFooter } from "./site-footer";

export const meta: Route.MetaFunction = ({ matches: [root], error }) => {
  if (!error || !root.loaderData) return [{ title: `${business.name} | ${business.tagline}` }];
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return hiddenPageMeta(root.loaderData.texts[isUnknown ? "notFound.pageTitle" : "error.pageTitle"]);
};

/** The frame of a page for visitors, with consent and chat. */
export default function Site() {
  const isBare = useHandles().some(({ frame }) => frame === "none");
  return (
    <Surroundings isBare={isBare}>
      <Outlet />
    </Surroundings>
  );
}

/** An error page stands in for a page that would have brought a frame of its own: it has one in any case. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Surroundings isBare={false}>
      <SiteError error={error} />
    </Surroundings>
  );
}

type RootData = Route.ComponentProps["matches"][0]["loaderData"];

interface SurroundingsProps {
  isBare: boolean;
  children: ReactNode;
}

function Surroundings({ isBare, children }: SurroundingsProps) {
  // The root has the data: after an error of its own, a route has none.
  const data = useRouteLoaderData("root") as RootData | undefined;
  const handles = useHandles();
  const isInviting = handles.every((handle) => handle.newsletter !== "none");
  const hasChat = handles.every(({ chat }) => chat !== "none");
  if (!data) return children;
  const { analyticsId, notice, newsletter, year } = data;
  return (
    <>
      <Island name="consent" of={Consent} when="idle" props={{ analyticsId }} />
      {isBare ? (
        children
      ) : (
        <SiteFrame
          identity={business}
          headerMenu={headerMenu}
          contactTo={pathOf("contact")}
          notice={notice}
          footer={<SiteFooter newsletter={isInviting ? newsletter : null} year={year} />}
        >
          {children}
        </SiteFrame>
      )}
      {hasChat && <Island name="chat" of={ChatCorner} when="idle" props={{}} />}
      <Island name="package-form-pending" of={PackageFormPending} when="idle" props={{}} />
    </>
  );
}

function useHandles(): PageHandle[] {
  return useMatches().flatMap(({ handle }) => (handle ? [handle as PageHandle] : []));
}

function SiteError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFoundMessage lost={lostFrom(error.data)} popular={popularLinks} />;
  }
  return <ErrorMessage status={status} callTo={callLink(business.phone.international)} />;
}
