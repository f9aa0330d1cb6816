import { Mail, Phone } from "lucide-react";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { Emergency } from "~/components/sections/emergency";
import { MendHero } from "~/components/sections/mend-hero";
import { SelfHelp } from "~/components/sections/self-help";
import { ServiceLevels } from "~/components/sections/service-levels";
import { WeekStrips } from "~/components/sections/week-strips";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { supportCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { callLink, mailLink } from "~/lib/text/contact-links";
import type { Route } from "./+types/support";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(supportCopy, context.get(languageContext)) };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "support", copy.meta);
}

export default function SupportPage({ loaderData: { copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  const callTo = callLink(business.phone.international);
  const mailTo = mailLink(business.email);
  const workingDays = [...new Set<number>(business.hours.visit.flatMap(({ days }) => days))];
  const rows = copy.week.rows.map((row) => ({
    ...row,
    days: row.id === "chat" || row.id === "monitoring" ? EVERY_DAY : workingDays,
  }));
  const levels = copy.levels.items.map((level) => ({
    ...level,
    to: href(pathOf(`package-${level.id}`)),
  }));
  const links = copy.selfHelp.items.map(({ page, title, text }) => ({ title, text, to: href(pathOf(page)) }));
  return (
    <>
      <MendHero copy={copy.hero}>
        <ButtonLink to={mailTo}>
          <Mail aria-hidden="true" />
          {copy.hero.email}
        </ButtonLink>
        <ButtonLink to={callTo} variant="quiet">
          <Phone aria-hidden="true" />
          {copy.hero.call}
        </ButtonLink>
      </MendHero>
      <WeekStrips copy={copy.week} rows={rows} />
      <ServiceLevels copy={copy.levels} levels={levels} />
      <Emergency copy={copy.emergency}>
        <ButtonLink to={callTo} variant="weld">
          <Phone aria-hidden="true" />
          {copy.emergency.call}
        </ButtonLink>
        <ButtonLink to={mailLink(business.email, copy.emergency.subject)} variant="quiet">
          <Mail aria-hidden="true" />
          {copy.emergency.email}
        </ButtonLink>
      </Emergency>
      <SelfHelp title={copy.selfHelp.title} links={links} />
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("contact"))}>{copy.closing.contact}</ButtonLink>
      </ClosingBanner>
    </>
  );
}
