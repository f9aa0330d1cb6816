import { useState } from "react";
import { data, Link, redirect, useLocation } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { useLastRefusal } from "~/components/desk/use-last-refusal";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { orFormAnswer } from "~/features/desk/or-form-answer";
import { handleMailSettingsForm } from "~/features/mail/settings/handle-mail-settings-form.server";
import {
  MAIL_SETTINGS_PATH,
  type MailSettingsAnswer,
  OUTCOME,
  OUTCOMES,
  PROVIDER_PARAM,
} from "~/features/mail/settings/mail-settings";
import { MailSettingsForm } from "~/features/mail/settings/mail-settings-form";
import { ProviderSteps } from "~/features/mail/settings/provider-steps";
import { PROVIDER_IDS, type Provider, providerOf } from "~/features/mail/settings/providers";
import { readMailSettings } from "~/features/mail/settings/read-mail-settings.server";
import { ServerState } from "~/features/mail/settings/server-state";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mail-settings";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const settings = await orDatabaseAway(async () => {
    const { email } = await requireOwner(args);
    return readMailSettings(context.get(servicesContext), url, { language, to: email });
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  return { settings, outcome };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const done = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date() };
    return handleMailSettingsForm(context.get(servicesContext), fields, by, context.get(languageContext));
  });
  if ("answer" in done)
    return data(done.answer, { status: done.status, ...(done.headers && { headers: done.headers }) });
  return redirect(`${MAIL_SETTINGS_PATH}?${new URLSearchParams({ [OUTCOME]: done.outcome })}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  orFormAnswer(args, ({ mailSettings }) => ({ failed: mailSettings.away }));

export const shouldRevalidate = readAgain;

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ mailSettings }) => mailSettings.metaTitle);

export default function MailSettingsPage({ loaderData: { settings, outcome }, actionData }: Route.ComponentProps) {
  const words = useWords("mailSettings");
  const answer = useLastRefusal<MailSettingsAnswer>(actionData ?? null);
  const saves = useSaves(outcome !== null && !answer);
  const provider = providerOf(answer?.fields.provider) ?? settings.provider;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-4 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !answer && (
        <NoticeBar isGood={outcome !== "gone"} listPath={MAIL_SETTINGS_PATH}>
          {words.outcomes[outcome]}
        </NoticeBar>
      )}
      <ServerState shown={settings.shown} />
      {settings.open.length > 0 && (
        <>
          <h2 className="text-xl">{words.choose.title}</h2>
          <p className="mt-1 max-w-[70ch] text-small">{words.choose.explain}</p>
          <Providers label={words.choose.title} shown={provider} />
          {provider && (
            <>
              <ProviderSteps provider={provider} />
              <MailSettingsForm key={saves} settings={settings} provider={provider} answer={answer} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Cards that look like the choice that they are, before one is chosen too. */
function Providers({ label, shown }: { label: string; shown: Provider | null }) {
  const { providers } = useWords("mailSettings");
  return (
    <nav aria-label={label} className="mt-4 mb-6">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {PROVIDER_IDS.map((id) => (
          <li key={id}>
            <Link
              to={`${MAIL_SETTINGS_PATH}?${new URLSearchParams({ [PROVIDER_PARAM]: id })}`}
              preventScrollReset
              aria-current={id === shown ? "page" : undefined}
              className="group flex h-full min-h-12 items-center gap-2.5 rounded-control border-2 border-linen-300 bg-white px-3 py-2 font-semibold text-ink-950 hover:border-indigo-700 aria-[current=page]:border-indigo-700 aria-[current=page]:bg-indigo-100"
            >
              <span
                aria-hidden="true"
                className="size-4.5 shrink-0 rounded-full border-2 border-ink-500 bg-white group-aria-[current=page]:border-5 group-aria-[current=page]:border-indigo-700"
              />
              <span className="min-w-0 wrap-anywhere">{providers[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The form begins anew after each change, without the password that was typed. */
function useSaves(isSaved: boolean): string {
  const { key } = useLocation();
  const [saved, setSaved] = useState(key);
  if (isSaved && key !== saved) setSaved(key);
  return saved;
}
