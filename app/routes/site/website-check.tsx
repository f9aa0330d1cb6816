import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { checkFormState, checkFormWords } from "~/features/website-check/check-form-state.server";
import { CheckHero, CheckHonesty, CheckRobot, LookedAt } from "~/features/website-check/check-page";
import { ROBOT } from "~/features/website-check/visit/user-agent";
import { languageContext } from "~/lib/request-context";
import { serviceArea } from "~/lib/seo/professional-service";
import { service } from "~/lib/seo/structured-data";
import { fill } from "~/lib/text/fill";
import type { Route } from "./+types/website-check";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { meta, service, hero, looked, honest, robot } = checkPageCopy[language];
  const known = { ...facts(language), agent: ROBOT };
  return {
    copy: fill({ meta, service, hero, looked, honest, robot }, known),
    agent: known.agent,
    form: checkFormWords(language),
    state: checkFormState(context),
  };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const offered = {
    name: copy.service,
    description: copy.meta.description,
    path: pathOf("website-check-page"),
    areaServed: serviceArea(business),
    provider: business,
    offer: { euros: 0, per: "once", isFrom: false } as const,
  };
  return metaOfPage(site, "website-check-page", copy.meta, [service(offered, site)]);
}

export default function WebsiteCheckPage({ loaderData: { copy, agent, form, state } }: Route.ComponentProps) {
  return (
    <>
      <CheckHero copy={copy.hero} form={form} state={state} />
      <LookedAt copy={copy.looked} />
      <CheckHonesty copy={copy.honest} />
      <CheckRobot copy={copy.robot} agent={agent} />
    </>
  );
}
