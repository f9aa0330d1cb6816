import { Signpost } from "lucide-react";
import { EmptyList } from "~/components/ui/empty-list";
import { business } from "~/content/business";
import { redirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { readRedirects, targets } from "~/features/not-found/redirects/read-redirects.server";
import { REDIRECTS_PATH, toldIn } from "~/features/not-found/redirects/redirect";
import { RedirectForm } from "~/features/not-found/redirects/redirect-form";
import { RedirectList } from "~/features/not-found/redirects/redirect-list";
import { RedirectsHeading } from "~/features/not-found/redirects/redirects-heading";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/redirects";
import { changeRedirects } from "./change-redirects.server";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const redirects = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readRedirects(context.get(servicesContext).db, language);
  });
  return {
    redirects,
    targets: targets(),
    told: toldIn(url),
    copy: pageCopy(redirectsCopy, language),
  };
}

export const action = (args: Route.ActionArgs) => changeRedirects(args, REDIRECTS_PATH);

export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) => hiddenPageMeta(loaderData?.copy.metaTitle ?? business.name);

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, targets, told, copy } = loaderData;
  const refused = actionData ?? null;
  const isListed = redirects.some((known) => known.from === refused?.fields.from && refused.fields.version !== "");
  return (
    <>
      <RedirectsHeading
        title={copy.title}
        subtitle={copy.subtitle}
        current="redirects"
        told={told}
        refused={refused}
        targets={targets}
        copy={copy}
      />
      <section className="mb-8 max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6">
        <h2 className="mb-4 text-h3">{copy.form.newTitle}</h2>
        <RedirectForm
          key={told.outcome === "kept" ? told.from : "new"}
          action={REDIRECTS_PATH}
          from={null}
          known={null}
          refused={isListed ? null : refused}
          copy={copy}
        />
      </section>
      {redirects.length > 0 ? (
        <RedirectList redirects={redirects} refused={isListed ? refused : null} copy={copy} />
      ) : (
        <EmptyList icon={Signpost} copy={copy.empty} />
      )}
    </>
  );
}
