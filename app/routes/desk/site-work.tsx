import { ArrowDown, ArrowUp } from "lucide-react";
import { Form, Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { NEW, SITE_PATHS, sitePath } from "~/features/desk/site/paths";
import { SiteKindFrame } from "~/features/desk/site/site-frame";
import { listWork, moved } from "~/features/desk/site/work/read-work.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-work";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

const STEPS = [
  { todo: "up", by: -1, icon: ArrowUp },
  { todo: "down", by: 1, icon: ArrowDown },
] as const;

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteKind(args, "work");
  const { context } = args;
  const cases = await orDatabaseAway(() => listWork(context.get(servicesContext).db, context.get(languageContext)));
  return { ...loaded, cases };
}

export const action = (args: Route.ActionArgs) =>
  changeSiteKind(args, "work", {
    up: (values, { slug }) => ({ ...values, order: moved(String(slug), -1) }),
    down: (values, { slug }) => ({ ...values, order: moved(String(slug), 1) }),
  });

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.work.metaTitle);

export default function SiteWork({ loaderData: { page, told, isOwner, cases } }: Route.ComponentProps) {
  const { work: words } = useWords("site");
  return (
    <SiteKindFrame kind="work" title={words.title} subtitle={words.subtitle} page={page} told={told} isOwner={isOwner}>
      <ButtonLink to={sitePath(`work.${NEW}`)}>{words.add}</ButtonLink>
      <ol className="mt-6 max-w-[46rem] rounded-card border border-linen-200 bg-white">
        {cases.map(({ slug, title, isShown, isConcept, draftBy }, index) => (
          <li
            key={slug}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-linen-200 px-4 py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-48">
              <Link
                to={sitePath(`work.${slug}`)}
                className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {title}
              </Link>
              <p className="text-small text-ink-500 wrap-anywhere">
                {isConcept ? words.natures.concept : words.natures.client} · {isShown ? words.shown : words.hidden}
                {draftBy !== null && ` · ${words.draft} ${draftBy}`}
              </p>
            </div>
            {isOwner && (
              <div className="flex gap-1">
                {STEPS.map(({ todo, by, icon: Icon }) => {
                  const isEnd = index + by < 0 || index + by >= cases.length;
                  return (
                    <Form key={todo} method="post" action={SITE_PATHS.work} preventScrollReset>
                      <input type="hidden" name="do" value={todo} />
                      <input type="hidden" name="slug" value={slug} />
                      <button
                        type="submit"
                        disabled={isEnd}
                        className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-indigo-700 hover:bg-indigo-100 disabled:cursor-default disabled:text-linen-300"
                      >
                        <Icon aria-hidden="true" className="size-5" />
                        <span className="sr-only">
                          {words[todo]}: {title}
                        </span>
                      </button>
                    </Form>
                  );
                })}
              </div>
            )}
          </li>
        ))}
      </ol>
    </SiteKindFrame>
  );
}
