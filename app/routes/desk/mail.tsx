import { data, Link, redirect } from "react-router";
import { DoneNotice } from "~/components/forms/done-notice";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { handleMailsForm } from "~/features/mail/desk/handle-mails-form.server";
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
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mail";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const { db } = context.get(servicesContext);
  const outcome = MAIL_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  const [row, shown] = await orDatabaseAway(async () => {
    await requireOwner(args);
    const found = await findMail(db, params.mail);
    return [found, found && (await showMails(db, [found], { language, now: new Date() }))[0]] as const;
  });
  if (!row || !shown) return data({ mail: null, content: null, of: null, outcome }, { status: 404 });
  const rendered = await renderKeptMail(row);
  const content = rendered && {
    subject: rendered.subject,
    text: rendered.text,
    files: rendered.files,
    language: row.language,
  };
  return data({ mail: shown, content, of: row.language, outcome });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const asked = { do: fields.do === "take-back" ? "take-back" : "resend", mail: params.mail };
    return handleMailsForm(context.get(servicesContext), asked, { user, now: new Date() });
  });
  const to = outcome === "takenBack" ? MAILS_PATH : mailPath(params.mail);
  return redirect(`${to}?${new URLSearchParams({ [OUTCOME]: outcome })}`, 303);
}

export const meta = deskMeta(({ mailDesk }) => mailDesk.metaTitle);

export default function MailPage({ loaderData: { mail, content, of, outcome } }: Route.ComponentProps) {
  const words = useWords("mailDesk");
  const { mail: page } = words;
  if (!mail) return <GonePage copy={page.gone} to={MAILS_PATH} back={page.back} />;
  return (
    <>
      <Link to={MAILS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {page.back}
      </Link>
      <h1 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.25rem)] leading-tight">{templateName(mail.template, words)}</h1>
      {outcome && (
        <div className="mt-4">
          <DoneNotice tone={GOOD_OUTCOMES.includes(outcome) ? "good" : "bad"} text={words.outcomes[outcome]} />
        </div>
      )}
      <dl className="my-5 grid max-w-[60rem] gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:wrap-anywhere [&_dd]:text-ink-950 [&_dt]:text-small [&_dt]:text-ink-500">
        <dt>{page.to}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{page.language.label}</dt>
        <dd>{of && page.language[of]}</dd>
        {mail.about && (
          <>
            <dt>{words.columns.about}</dt>
            <dd>
              <Link to={mail.about.path} className="link">
                {mail.about.name}
              </Link>
            </dd>
          </>
        )}
        <dt>{words.columns.state}</dt>
        <dd>
          <MailState mail={mail} />
        </dd>
      </dl>
      <MailActions mail={mail} action={mailPath(mail.id)} />
      <MailContent htmlPath={mailHtmlPath(mail.id)} content={content} />
    </>
  );
}
