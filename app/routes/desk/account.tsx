import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { DoneNotice } from "~/components/forms/done-notice";
import { errorsInWords, formAnswer } from "~/components/forms/form-answer";
import { optionalLines } from "~/components/forms/text-field";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskWords } from "~/content/desk/words.server";
import { filled } from "~/content/facts.server";
import { CalendarsSection } from "~/features/calendars/account/calendars-section";
import { deskMeta } from "~/features/desk/desk-meta";
import { KeysSetting } from "~/features/leads/list/keys-setting";
import { saveSignature } from "~/features/mail/thread/signature-store.server";
import { changeName, changePassword, endSessions } from "~/features/users/account/account.server";
import { userName } from "~/features/users/account/account-fields";
import {
  type AccountField,
  AccountSection,
  LONGEST_SIGNATURE,
  NameForm,
  PasswordForm,
  SignatureForm,
} from "~/features/users/account/account-forms";
import { readAccount } from "~/features/users/account/account-page.server";
import { checkChosenPassword } from "~/features/users/passwords/guessable.server";
import { requireSession } from "~/features/users/sessions/session.server";
import { SessionList } from "~/features/users/sessions/session-list";
import { ACCOUNT_PATH, TWO_STEP_PATH } from "~/features/users/sign-in/paths";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/account";

const OUTCOME = "outcome";
const OUTCOMES = ["named", "signed", "changed", "ended", "gone"] as const;
type Outcome = (typeof OUTCOMES)[number];

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const account = await orDatabaseAway(async () => {
    const session = await requireSession(args);
    return readAccount(context.get(servicesContext).auth, session, language, new Date());
  });
  const outcome = OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null;
  return { ...account, outcome };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const language = context.get(languageContext);
  const done = await orDatabaseAway(async () => {
    const { id: sessionId, user } = await requireSession(args);
    const { fields } = await readBody(request);
    const services = context.get(servicesContext);
    const me = { ...user, language };
    const text = (name: string) => String(fields[name] ?? "");
    const { problems } = filled(deskWords[language].users, language).account;
    const again = (
      errors: Partial<Record<AccountField, keyof typeof problems>>,
      status = 422,
      headers: Record<string, string> = {},
    ) => data(formAnswer<AccountField>(null, fields, errorsInWords(errors, problems)), { status, headers });
    switch (fields.do) {
      case "name": {
        const name = z.safeParse(userName, fields.name);
        if (!name.success) return again({ name: "name" });
        await changeName(services.auth, me, name.data, new Date());
        return "named";
      }
      case "signature": {
        const signature = z.safeParse(optionalLines(LONGEST_SIGNATURE), fields.signature);
        if (!signature.success) return again({ signature: "signature" });
        await saveSignature(services.db, user.id, signature.data);
        return "signed";
      }
      case "password": {
        const passwords = { present: text("present"), password: text("password"), sessionId };
        const errors = await checkChosenPassword({ password: passwords.password, repeat: text("repeat") }, [
          user.email,
        ]);
        if (Object.keys(errors).length > 0) return again(errors);
        const changed = await changePassword(services, me, passwords, new Date());
        if (changed === "wrong") return again({ present: changed });
        if (changed === "changed") return changed;
        return again({ present: "limited" }, 429, { "Retry-After": String(changed.retryAfter) });
      }
      case "end":
        return end(text("session"));
      case "end-others":
        return end(null);
      default:
        return "gone";
    }

    async function end(id: string | null) {
      const ended = await endSessions(services, me, { id, present: sessionId }, new Date());
      return ended > 0 ? "ended" : "gone";
    }
  });
  if (typeof done !== "string") return done;
  return redirect(`${ACCOUNT_PATH}?${new URLSearchParams({ [OUTCOME]: done satisfies Outcome })}`, 303);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = deskMeta(({ users }) => users.account.metaTitle);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, signature, role, isTwoStepOn, sessions, outcome } = loaderData;
  const { account: words, roles } = useWords("users");
  const answer = actionData ?? null;
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 wrap-anywhere">
        {words.signedInAs} <strong className="text-ink-950">{email}</strong>, {roles[role].name.toLowerCase()}.
      </p>
      {outcome && !answer && (
        <div className="mb-6">
          <DoneNotice tone={outcome === "gone" ? "bad" : "good"} text={words.outcomes[outcome]} />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-4">
          <NameForm name={name} answer={answer} />
          <SignatureForm signature={signature} answer={answer} />
          <PasswordForm email={email} answer={answer} />
        </div>
        <div className="grid gap-4">
          <AccountSection title={words.twoStep.title}>
            <p>{isTwoStepOn ? words.twoStep.on : words.twoStep.off}</p>
            <ButtonLink to={TWO_STEP_PATH} variant={isTwoStepOn ? "quiet" : "main"} className="sm:justify-self-start">
              {isTwoStepOn ? words.twoStep.manage : words.twoStep.turnOn}
            </ButtonLink>
          </AccountSection>
          <CalendarsSection />
          <SessionList sessions={sessions} />
          <KeysSetting />
        </div>
      </div>
    </>
  );
}
