import { Form, Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { workOrder } from "~/content/site/portfolio/portfolio-copy.server";
import { deskMeta } from "~/features/desk/desk-meta";
import { MoveButtons, moved } from "~/features/desk/site/move-buttons";
import { NEW, SITE_PATHS, sitePath } from "~/features/desk/site/paths";
import { SiteFrame } from "~/features/desk/site/site-page";
import { listWork } from "~/features/desk/site/work/read-work.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/site-work";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadSiteKind(args, "work");
  const { context } = args;
  const cases = await orDatabaseAway(() => listWork(context.get(servicesContext).db, context.get(languageContext)));
  return { ...loaded, cases };
}

export const action = (args: Route.ActionArgs) =>
  changeSiteKind(args, "work", {
    up: (values, slug) => ({ ...values, order: moved(workOrder(), slug, "up") }),
    down: (values, slug) => ({ ...values, order: moved(workOrder(), slug, "down") }),
  });

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.work.metaTitle);

export default function SiteWork({ loaderData }: Route.ComponentProps) {
  const { isOwner, cases } = loaderData;
  const { work: words } = useWords("site");
  return (
    <SiteFrame kind="work" words={words} loaded={loaderData}>
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
              <Form method="post" action={SITE_PATHS.work} preventScrollReset className="flex gap-1">
                <MoveButtons id={slug} item={title} place={index} count={cases.length} words={words} />
              </Form>
            )}
          </li>
        ))}
      </ol>
    </SiteFrame>
  );
}
