import { data, Link, redirect } from "react-router";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { uploadImport } from "~/features/leads/import/handle-import-form.server";
import { presentImports } from "~/features/leads/import/present-import.server";
import { UploadForm } from "~/features/leads/import/upload-form";
import { leadImportPath } from "~/features/leads/paths";
import { requireUser } from "~/features/users/sessions/session.server";
import { DESK_PATH } from "~/lib/desk-path";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/lead-import";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const language = context.get(languageContext);
  const imports = await orDatabaseAway(async () => {
    await requireUser(args);
    return presentImports(context.get(servicesContext).db, { language, now: new Date() });
  });
  return { imports };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const user = await orDatabaseAway(() => requireUser(args));
  return orDatabaseAway(async () => {
    const { db } = context.get(servicesContext);
    const { id, problem } = await uploadImport(db, request, { user, now: new Date() });
    if (problem) return data({ problem }, { status: problem === "tooLarge" ? 413 : 422 });
    return redirect(leadImportPath(id), 303);
  });
}

export const meta = deskMeta(({ leadImport }) => leadImport.metaTitle);

export default function LeadImport({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const words = useWords("leadImport");
  return (
    <>
      <Link to={DESK_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      <UploadForm problem={actionData?.problem ?? null} />
      {imports.length > 0 && (
        <section className="mt-10 grid max-w-2xl gap-3">
          <h2 className="text-h3">{words.list.title}</h2>
          <ul className="divide-y divide-linen-200 rounded-card border border-linen-200 bg-white">
            {imports.map(({ id, file, state, says }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
                <div className="min-w-0">
                  <Link to={leadImportPath(id)} className="link inline-flex min-h-11 items-center wrap-anywhere">
                    {file}
                  </Link>
                  <p className="text-small text-ink-500 wrap-anywhere">{says}</p>
                </div>
                <p className="text-small font-semibold text-ink-950">{state}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
