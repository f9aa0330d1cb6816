import { Form, Link } from "react-router";
import { TextField } from "~/components/ui/field";
import { SearchButton } from "~/components/ui/filter-form";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { findPlaces } from "~/features/desk/jump/find-places.server";
import { type FoundPlaces, JUMP_PATH, QUESTION } from "~/features/desk/jump/jump";
import { whyNotTaken } from "~/features/desk/not-taken";
import { LONGEST_QUESTION } from "~/features/leads/list/lead-filter";
import { requireUser } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/jump";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const question = (url.searchParams.get(QUESTION) ?? "").slice(0, LONGEST_QUESTION);
  const results = await orDatabaseAway(async () => {
    const { role } = await requireUser(args);
    const reader = { role, language: context.get(languageContext), now: new Date() };
    return await findPlaces(context.get(servicesContext).db, question, reader);
  });
  return { question, results };
}

/** The dialog of another page asks too: that page stays if the server is away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<FoundPlaces> {
  try {
    return await serverLoader();
  } catch (error) {
    if (whyNotTaken(error) !== "away") throw error;
    return { question: new URL(request.url).searchParams.get(QUESTION) ?? "", results: null };
  }
}

export const meta = deskMeta(({ jump }) => jump.metaTitle);

export default function Jump({ loaderData: { question, results } }: Route.ComponentProps) {
  const words = useWords("jump");
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <Form action={JUMP_PATH} role="search" className="mt-4 flex max-w-[46rem] flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            id="jump-question"
            type="search"
            name={QUESTION}
            label={words.label}
            defaultValue={question}
            maxLength={LONGEST_QUESTION}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
        <SearchButton label={words.find} />
      </Form>
      {results?.length === 0 && <p className="mt-8">{fill(words.none, { question })}</p>}
      {results === null && <p className="mt-8">{words.failed}</p>}
      {results?.map(([group, items]) => (
        <section key={group} className="mt-8 max-w-[46rem]">
          <h2 className="text-xl">{words.groups[group]}</h2>
          <ul className="mt-2 rounded-card border border-linen-200 bg-white">
            {items.map(({ path, name, says }) => (
              <li key={path} className="border-t border-linen-200 first:border-t-0">
                <Link to={path} className="block px-4 py-3 hover:bg-linen-100">
                  <span className="font-semibold text-ink-950 underline">{name}</span>{" "}
                  <span className="text-small">{says}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
