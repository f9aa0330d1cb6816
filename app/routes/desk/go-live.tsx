import { FormNotice } from "~/components/ui/form-notice";
import { business } from "~/content/business";
import { en } from "~/content/desk/go-live/en";
import { nl } from "~/content/desk/go-live/nl";
import { GoLiveList } from "~/features/desk/go-live/go-live-list";
import { readGoLive } from "~/features/desk/go-live/read-list.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { languageContext } from "~/lib/request-context";
import { hiddenPageMeta } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/go-live";

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const language = context.get(languageContext);
  const items = await orDatabaseAway(async () => {
    await requireOwner(args);
    return readGoLive(context.get(servicesContext), language);
  });
  return { items, copy: { nl, en }[language].page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData ? fill(loaderData.copy.metaTitle, { name: business.name }) : business.name);

export default function GoLive({ loaderData: { items, copy } }: Route.ComponentProps) {
  const count = (state: string) => String(items.filter((item) => item.state === state).length);
  const left = count("open");
  return (
    <>
      <h1 className="text-desk">{copy.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{copy.subtitle}</p>
      <div className="mb-6">
        {left === "0" ? (
          <FormNotice tone="good" text={copy.ready} />
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-4">
            <strong className="font-display text-2xl text-ink-950">{fill(copy.left, { count: left })}</strong>
            <span>{fill(copy.doneCount, { count: count("done") })}</span>
          </p>
        )}
      </div>
      <GoLiveList items={items} copy={copy} />
    </>
  );
}
