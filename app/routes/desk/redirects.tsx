import { Signpost } from "lucide-react";
import { answerTo } from "~/components/forms/form-answer";
import { EmptyList } from "~/components/ui/empty-list";
import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { readRedirects, targets } from "~/features/not-found/redirects/read-redirects.server";
import { outcomeIn, REDIRECTS_PATH } from "~/features/not-found/redirects/redirect";
import { RedirectForm } from "~/features/not-found/redirects/redirect-form";
import { RedirectList } from "~/features/not-found/redirects/redirect-list";
import { RedirectsHeading } from "~/features/not-found/redirects/redirects-heading";
import { requireOwner } from "~/features/users/sessions/session.server";
import { readAgain } from "~/lib/http/read-again";
import { languageContext } from "~/lib/request-context";
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
  return { redirects, targets: targets(), told: outcomeIn(url) };
}

export const action = (args: Route.ActionArgs) => changeRedirects(args, REDIRECTS_PATH);

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ redirects }) => redirects.metaTitle);

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, targets, told } = loaderData;
  const words = useWords("redirects");
  const answer = actionData ?? null;
  const isListed = redirects.some((known) => answerTo(answer, { from: known.from }) && answer?.fields.version);
  return (
    <>
      <RedirectsHeading
        title={words.title}
        subtitle={words.subtitle}
        current="redirects"
        told={told}
        answer={answer}
        targets={targets}
      />
      <section className="mb-8 max-w-[46rem] rounded-card border border-linen-200 bg-white p-4 sm:p-6">
        <h2 className="mb-4 text-h3">{words.form.newTitle}</h2>
        <RedirectForm
          key={told.outcome === "kept" ? told.from : "new"}
          action={REDIRECTS_PATH}
          from={null}
          known={null}
          answer={isListed ? null : answer}
        />
      </section>
      {redirects.length > 0 ? (
        <RedirectList redirects={redirects} answer={isListed ? answer : null} />
      ) : (
        <EmptyList icon={Signpost} copy={words.empty} />
      )}
    </>
  );
}
