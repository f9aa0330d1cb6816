import { data, redirect } from "react-router";
import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { EraseForm } from "~/features/privacy/erase/erase-form";
import { erasePerson } from "~/features/privacy/erase/erase-person.server";
import { readKey, textOf } from "~/features/privacy/find/find-person.server";
import { presentPerson } from "~/features/privacy/find/present-person.server";
import { OUTCOME_PARAM, privacyPath, TICKED_PARAM, WHO_PARAM } from "~/features/privacy/paths";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/privacy-erase";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const typed = url.searchParams.get(WHO_PARAM) ?? "";
  const ticked = url.searchParams.getAll(TICKED_PARAM);
  const reader = { language: context.get(languageContext), now: new Date() };
  const person = await orDatabaseAway(async () => {
    await requireOwner(args);
    return presentPerson(context.get(servicesContext), typed, reader, ticked);
  });
  if (person.kind !== "found") throw redirect(privacyPath(typed ? { [WHO_PARAM]: typed } : {}));
  if (person.isEmpty) throw redirect(privacyPath({ [WHO_PARAM]: typed, [OUTCOME_PARAM]: "unticked" }));
  return { person };
}

export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const { erase: words } = deskWords[context.get(languageContext)].privacyDesk;
  return orDatabaseAway(async () => {
    const user = await requireOwner(args);
    const { fields } = await readBody(request);
    const key = readKey(url.searchParams.get(WHO_PARAM) ?? "");
    if (!key) return redirect(privacyPath(), 303);
    const typed = readKey(String(fields.confirm ?? ""));
    if (!typed || textOf(typed) !== textOf(key)) {
      const confirm = fill(words.mismatch, { who: textOf(key) });
      return data(formAnswer(null, fields, { confirm }), { status: 422 });
    }
    const by = { user, now: new Date() };
    const shown = { seen: String(fields.seen), ticked: url.searchParams.getAll(TICKED_PARAM) };
    const { outcome } = await erasePerson(context.get(servicesContext), key, shown, by);
    if (outcome === "changed") return data(formAnswer<"confirm">(words.changed, {}), { status: 409 });
    return redirect(privacyPath({ [OUTCOME_PARAM]: outcome }), 303);
  });
}

export const meta = deskMeta(({ privacyDesk }) => privacyDesk.erase.metaTitle);

export const shouldRevalidate = readAgain;

export default function PrivacyErase({ loaderData: { person }, actionData }: Route.ComponentProps) {
  return <EraseForm key={person.print} person={person} answer={actionData ?? null} />;
}
