import { data, type MetaDescriptor } from "react-router";
import { NotFoundMessage } from "~/components/layout/not-found-message";
import { popularLinks } from "~/content/menus";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return hiddenPageMeta(matches[0].loaderData.texts["notFound.pageTitle"]);
}

export default function NotFoundPage() {
  return <NotFoundMessage popular={popularLinks} />;
}
