import { CalendarOff } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { EmptyList } from "~/components/ui/empty-list";
import { useWords } from "~/content/desk/words";
import { BLOCK_OUTCOMES, type BlockOutcome } from "~/features/appointments/blocks/block";
import { BLOCK_CARD, BlockForm } from "~/features/appointments/blocks/block-form";
import { BlockList } from "~/features/appointments/blocks/block-list";
import { BlockNotice } from "~/features/appointments/blocks/block-notice";
import { handleBlockForm } from "~/features/appointments/blocks/handle-block-form.server";
import { readBlocks } from "~/features/appointments/blocks/read-blocks.server";
import { APPOINTMENTS_PATH, BLOCKS_PATH } from "~/features/appointments/paths";
import { deskMeta } from "~/features/desk/desk-meta";
import { requireUser } from "~/features/users/sessions/session.server";
import { readBody } from "~/lib/http/api.server";
import { languageContext } from "~/lib/request-context";
import { dayOf } from "~/lib/time/zoned-time";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/agenda-blocks";

const OUTCOME = "outcome";
const BLOCK = "block";

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = context.get(languageContext);
  const now = new Date();
  const blocks = await orDatabaseAway(async () => {
    await requireUser(args);
    return readBlocks(context.get(servicesContext).db, {
      language,
      now,
    });
  });
  return {
    blocks,
    today: dayOf(now.toISOString()),
    outcome: BLOCK_OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    changed: url.searchParams.get(BLOCK) ?? "",
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    const handled = await handleBlockForm(context.get(servicesContext), fields, by);
    if (handled && "answer" in handled) return data(handled.answer, { status: 422 });
    throw again(handled ?? { outcome: "gone", block: "" });
  });
}

function again({ outcome, block }: { outcome: BlockOutcome; block: string }): Response {
  return redirect(`${BLOCKS_PATH}?${new URLSearchParams({ [OUTCOME]: outcome, [BLOCK]: block })}`, 303);
}

export const meta = deskMeta(({ agendaBlocks }) => agendaBlocks.metaTitle);

export default function AgendaBlocks({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("agendaBlocks");
  const { blocks, today, outcome, changed } = loaderData;
  return (
    <>
      <Link to={APPOINTMENTS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !actionData && <BlockNotice outcome={outcome} block={changed} listPath={BLOCKS_PATH} />}
      <BlockForm key={changed} answer={actionData ?? null} today={today} action={BLOCKS_PATH} className={BLOCK_CARD} />
      <h2 className="mt-10 mb-4 text-h3">{words.list.label}</h2>
      {blocks.length > 0 ? <BlockList blocks={blocks} /> : <EmptyList icon={CalendarOff} copy={words.empty} />}
    </>
  );
}
