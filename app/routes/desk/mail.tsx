import { data, Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { business } from "~/content/business";
import { mailDeskCopy } from "~/content/desk/mail-desk/mail-desk-copy.server";
import { GonePage } from "~/features/desk/gone-page";
import { actOnMails } from "~/features/mail/desk/act-on-mails.server";
import { GOOD_OUTCOMES, MAIL_OUTCOMES, MAILS_PATH, mailHtmlPath, mailPath, OUTCOME } from "~/features/mail/desk/mail";
import { MailActions } from "~/features/mail/desk/mail-actions";
import { MailContent } from "~/features/mail/desk/mail-content";
import { templateName } from "~/features/mail/desk/mail-list";
import { findMail } from "~/features/mail/desk/mail-list-store.server";
import { MailState } from "~/features/mail/desk/mail-state";
import { showMails } from "~/features/mail/desk/read-mails.server";
import { renderKeptMail } from "~/features/mail/desk/show-mail.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mail";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const { db } = context.get(servicesContext);
  const copy = mailDeskCopy[language];
  const outcome = MAIL_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  const [row, shown] = await orDatabaseAway(async () => {
    await requireOwner(args);
    const found = await findMail(db, params.mail);
    return [found, found && (await showMails(db, [found], { language, now: new Date() }))[0]] as const;
  });
  if (!row || !shown) return data({ mail: null, content: null, of: null, outcome, copy }, { status: 404 });
  const rendered = await renderKeptMail(row);
  const content = rendered && {
    subject: rendered.subject,
    text: rendered.text,
    files: rendered.files,
    language: row.language,
  };
  return data({ mail: shown, content, of: row.language, outcome, copy });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const asked = { do: fields.do === "take-back" ? "take-back" : "resend", mail: params.mail };
    return actOnMails(context.get(servicesContext), asked, { user, now: new Date() });
  });
  const to = outcome === "takenBack" ? MAILS_PATH : mailPath(params.mail);
  return redirect(`${to}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? fill(loaderData.copy.metaTitle, { name: business.name }) : business.name);

export default function MailPage({ loaderData: { mail, content, of, outcome, copy } }: Route.ComponentProps) {
  const words = copy.mail;
  if (!mail) return <GonePage copy={words.gone} to={MAILS_PATH} back={words.back} />;
  return (
    <>
      <Link to={MAILS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.25rem)] leading-tight">{templateName(mail.template, copy)}</h1>
      {outcome && (
        <div className="mt-4">
          <DoneNotice tone={GOOD_OUTCOMES.includes(outcome) ? "good" : "bad"} text={copy.outcomes[outcome]} />
        </div>
      )}
      <dl className="my-5 grid max-w-[60rem] gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dd]:text-ink-950 [&_dt]:text-small [&_dt]:text-ink-500">
        <dt>{words.to}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{words.language.label}</dt>
        <dd>{of && words.language[of]}</dd>
        {mail.about && (
          <>
            <dt>{copy.columns.about}</dt>
            <dd>
              <Link to={mail.about.path} className="link">
                {mail.about.name}
              </Link>
            </dd>
          </>
        )}
        <dt>{copy.columns.state}</dt>
        <dd>
          <MailState mail={mail} copy={copy} />
        </dd>
      </dl>
      <MailActions mail={mail} copy={copy} action={mailPath(mail.id)} />
      <MailContent htmlPath={mailHtmlPath(mail.id)} content={content} copy={words} />
    </>
  );
}
