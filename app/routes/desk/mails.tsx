import { MailOpen, RotateCw } from "lucide-react";
import { Form, redirect } from "react-router";
import { NoticeBar } from "~/components/desk/notice-bar";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FormNotice } from "~/components/ui/form-notice";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { handleMailsForm } from "~/features/mail/desk/handle-mails-form.server";
import {
  CURSOR,
  GOOD_OUTCOMES,
  MAIL_LISTS,
  MAIL_OUTCOMES,
  mailsPath,
  OUTCOME,
  RECIPIENT,
  STATE,
} from "~/features/mail/desk/mail";
import { MailFilter } from "~/features/mail/desk/mail-filter";
import { MailList } from "~/features/mail/desk/mail-list";
import { readMails } from "~/features/mail/desk/read-mails.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { normalized } from "~/lib/text/tidy-text";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mails";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const { list, recipient, cursor } = placeIn(url);
  const page = await orDatabaseAway(async () => {
    await requireOwner(args);
    const { db } = context.get(servicesContext);
    return readMails(db, { list, recipient, cursor }, { language, now: new Date() });
  });
  const outcome = MAIL_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  if (!page) throw redirect(mailsPath(list, recipient, outcome ? { [OUTCOME]: outcome } : {}));
  const { late, nextCursor, ...shown } = page;
  return {
    ...shown,
    list,
    recipient,
    outcome,
    listPath: mailsPath(list, recipient, cursor ? { [CURSOR]: cursor } : {}),
    olderPath: nextCursor && mailsPath(list, recipient, { [CURSOR]: nextCursor }),
    newestPath: cursor && mailsPath(list, recipient),
    late: late === null ? null : fill(deskWords[language].mailDesk.late, { time: late }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const outcome = await orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    return handleMailsForm(context.get(servicesContext), fields, { user, now: new Date() });
  });
  const { list, recipient, cursor } = placeIn(url);
  return redirect(mailsPath(list, recipient, { ...(cursor && { [CURSOR]: cursor }), [OUTCOME]: outcome }), 303);
}

function placeIn({ searchParams }: URL) {
  return {
    list: MAIL_LISTS.find((known) => known === searchParams.get(STATE)) ?? "all",
    recipient: normalized(searchParams.get(RECIPIENT) ?? "", "NFC")
      .replaceAll(/\p{C}/gu, "")
      .trim()
      .slice(0, 254),
    cursor: searchParams.get(CURSOR),
  };
}

export const meta = deskMeta(({ mailDesk }) => mailDesk.metaTitle);

export default function Mails({ loaderData }: Route.ComponentProps) {
  const words = useWords("mailDesk");
  const { mails, counts, list, recipient, outcome, late, listPath, olderPath, newestPath } = loaderData;
  useRowKeys();
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-4 max-w-[70ch]">{words.subtitle}</p>
      {outcome && (
        <NoticeBar isGood={GOOD_OUTCOMES.includes(outcome)} listPath={listPath}>
          {words.outcomes[outcome]}
        </NoticeBar>
      )}
      {late && (
        <div className="mb-4 max-w-[46rem]">
          <FormNotice text={late} />
        </div>
      )}
      <MailFilter list={list} recipient={recipient} counts={counts} />
      {list === "failed" && counts.failed > 0 && (
        <Form method="post" action={listPath} className="mb-4">
          <input type="hidden" name="do" value="resend-failed" />
          <Button type="submit" variant="quiet" className="min-h-11 text-small">
            <RotateCw aria-hidden="true" />
            {words.resendFailed}
          </Button>
        </Form>
      )}
      {mails.length > 0 ? (
        <MailList mails={mails} label={words.lists[list]} />
      ) : (
        <EmptyList icon={MailOpen} copy={words.empty[recipient === "" ? list : "search"]} />
      )}
      <Paging olderPath={olderPath} newestPath={newestPath} copy={words.pages} />
    </>
  );
}
