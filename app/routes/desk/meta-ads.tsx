import { redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { OpenLeads } from "~/features/meta-leads/open-leads";
import { META_ADS_PATH } from "~/features/meta-leads/paths";
import { sendTestMails } from "~/features/meta-leads/send-test-mails.server";
import { readMetaSetup, readOpenLeads } from "~/features/meta-leads/setup.server";
import { SetupCard } from "~/features/meta-leads/setup-card";
import { TestMailCard } from "~/features/meta-leads/test-mail-card";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import type { Language } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { type Services, servicesContext } from "~/services.server";
import type { Route } from "./+types/meta-ads";

const OUTCOME = "outcome";
const OUTCOMES = ["valid", "expired", "unreachable", "retried", "gone", "testSent"] as const;
type Outcome = (typeof OUTCOMES)[number];
const GOOD: readonly Outcome[] = ["valid", "retried", "testSent"];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const [setup, leads] = await orDatabaseAway(async () => {
    await requireOwner(args);
    return [await readMetaSetup(services, language), await readOpenLeads(services.db, language)] as const;
  });
  return {
    setup,
    leads,
    outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    ownerEmail: services.ownerEmail,
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const done = await orDatabaseAway(async () => {
    await requireOwner(args);
    const { fields } = await readBody(request);
    return act(context.get(servicesContext), fields, context.get(languageContext));
  });
  if (typeof done === "object") return done;
  return redirect(`${META_ADS_PATH}?${new URLSearchParams({ [OUTCOME]: done })}`, 303);
}

async function act(
  services: Services,
  fields: Record<string, unknown>,
  language: Language,
): Promise<Outcome | FormAnswer> {
  const { leadQueue } = services;
  switch (fields.do) {
    case "test-mails": {
      const sent = await sendTestMails(services, language);
      return sent.outcome === "sent" ? "testSent" : formAnswer(sent.reason, fields);
    }
    case "retry":
      return (await leadQueue.retry(String(fields.lead))) ? "retried" : "gone";
    default:
      return leadQueue.check();
  }
}

export const meta = deskMeta(({ metaLeads }) => metaLeads.metaTitle);

export default function MetaAds({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("metaLeads");
  const { setup, leads, outcome, ownerEmail } = loaderData;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {actionData && (
        <NoticeBar isGood={false} listPath={META_ADS_PATH}>
          {words.testMails.failed}: {actionData.problem}
        </NoticeBar>
      )}
      {outcome && !actionData && (
        <NoticeBar isGood={GOOD.includes(outcome)} listPath={META_ADS_PATH}>
          {words.setup.outcomes[outcome]}
        </NoticeBar>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <SetupCard setup={setup} />
        <TestMailCard to={ownerEmail} />
      </div>
      <div className="mt-8">
        <OpenLeads leads={leads} />
      </div>
    </>
  );
}
