import { data, redirect } from "react-router";
import { pageCopy } from "~/content/page-copy.server";
import { pageCrumbs } from "~/content/page-crumbs";
import { pageAt, pathOf } from "~/content/pages";
import { configuratorCopy, subscriptionConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { DRAFT_PARAM } from "~/features/configurator/configurator-state";
import { configuratorState, configuratorStateContext } from "~/features/configurator/configurator-state.server";
import { ConfiguratorWizard } from "~/features/configurator/configurator-wizard";
import { answerPlainForm, LIST_FIELDS } from "~/features/configurator/plain-form.server";
import { readBody } from "~/lib/http/api.server";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { pageMeta } from "~/lib/seo/page-meta";
import { Island } from "~/platform/pages/islands/island";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/configurator";

function idOf(pathname: string): "configurator" | "subscription-configurator" {
  return pageAt(pathname)?.id === "subscription-configurator" ? "subscription-configurator" : "configurator";
}

const MODES = { configurator: "website", "subscription-configurator": "subscription" } as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = idOf(url.pathname);
  const copy = id === "configurator" ? configuratorCopy : subscriptionConfiguratorCopy;
  const { db } = context.get(servicesContext);
  const state = await configuratorState(url, context, db, MODES[id]);
  const loaded = { id, state, copy: pageCopy(copy, context.get(languageContext)) };
  // The address of a draft opens what somebody typed: it must be neither indexed nor cached.
  const isPrivate = url.searchParams.has(DRAFT_PARAM);
  return data(loaded, { headers: isPrivate ? { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } : {} });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields } = await readBody(request, LIST_FIELDS);
  const answer = await answerPlainForm(context.get(servicesContext), fields, {
    mode: MODES[idOf(url.pathname)],
    language: context.get(languageContext),
    address: context.get(clientAddressContext),
  });
  if (answer.isStored) return redirect(url.pathname + answer.search, 303);
  context.set(configuratorStateContext, answer.state);
  return data(null, answer);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { id, copy, state } = loaderData;
  const isDraft = state.status === "draft" || state.status === "expired";
  return pageMeta({
    copy: copy.meta,
    path: pathOf(id),
    site,
    isIndexable: !isDraft,
    structuredData: [pageCrumbs(site, id)],
  });
}

export default function ConfiguratorPage({ loaderData: { id, copy, state } }: Route.ComponentProps) {
  return <Island name="configurator" of={ConfiguratorWizard} when="idle" props={{ mode: MODES[id], state, copy }} />;
}
