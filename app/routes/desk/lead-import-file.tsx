import { data, Link, redirect } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { GonePage } from "~/features/desk/gone-page";
import { DraftPage } from "~/features/leads/import/draft-page";
import { handleImportForm } from "~/features/leads/import/handle-import-form.server";
import { findImport } from "~/features/leads/import/import-store.server";
import { presentImport } from "~/features/leads/import/present-import.server";
import { ResultPage, WorkingPage } from "~/features/leads/import/result-page";
import { LEAD_IMPORT_PATH, leadImportPath } from "~/features/leads/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead-import-file";

const CHANGED = "changed";

export async function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  const language = context.get(languageContext);
  const file = await orDatabaseAway(async () => {
    await requireUser(args);
    const { db } = context.get(servicesContext);
    const row = await findImport(db, params.import);
    return row ? presentImport(db, row, { language, now: new Date() }) : null;
  });
  const isChanged = url.searchParams.has(CHANGED);
  return data({ file, isChanged }, { status: file ? 200 : 404 });
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  const { fields } = await readBody(request);
  return orDatabaseAway(async () => {
    const { db, leadImports } = context.get(servicesContext);
    const done = await handleImportForm(db, params.import, fields, { user, now: new Date() });
    const path = leadImportPath(params.import);
    switch (done.outcome) {
      case "gone":
        return data(null, { status: 404 });
      case "doubled":
        return data({ field: done.field, choices: done.choices }, { status: 422 });
      case "dropped":
        return redirect(LEAD_IMPORT_PATH, 303);
      case "changed":
        return redirect(`${path}?${CHANGED}`, 303);
      case "begun":
        leadImports.wake();
        return redirect(path, 303);
      case "kept":
        return redirect(path, 303);
    }
  });
}

export const meta = deskMeta(({ leadImport }) => leadImport.metaTitle);

export default function LeadImportFile({ loaderData, actionData, params }: Route.ComponentProps) {
  const { file, isChanged } = loaderData;
  const { title, list, problems, fields } = useWords("leadImport");
  if (!file) return <GonePage copy={{ title, text: problems.gone }} to={LEAD_IMPORT_PATH} back={title} />;
  const doubled = actionData && {
    text: fill(problems.doubled, { field: fields[actionData.field] }),
    choices: actionData.choices,
  };
  const refused = doubled ?? (isChanged ? { text: problems.changed, choices: null } : null);
  return (
    <>
      <Link to={LEAD_IMPORT_PATH} className="link inline-flex min-h-11 items-center text-small">
        {list.title}
      </Link>
      <h1 className="text-desk">{title}</h1>
      <p className="mt-2 mb-6 font-semibold text-ink-950 wrap-anywhere">{file.file}</p>
      {file.kind === "draft" && <DraftPage draft={file} refused={refused} />}
      {file.kind === "working" && <WorkingPage work={file} path={leadImportPath(params.import)} />}
      {file.kind === "done" && <ResultPage result={file} />}
    </>
  );
}
