import { CalendarOff } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { UndoNotice } from "~/components/desk/undo-notice";
import { formAnswer } from "~/components/forms/form-answer";
import { EmptyList } from "~/components/ui/empty-list";
import { useWords } from "~/content/desk/words";
import { BlockForm } from "~/features/appointments/blocks/block-form";
import { BlockList } from "~/features/appointments/blocks/block-list";
import { blockTime, setBlock } from "~/features/appointments/blocks/change-blocks.server";
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
const OUTCOMES = ["blocked", "already", "unblocked", "reblocked", "gone"] as const;
type Outcome = (typeof OUTCOMES)[number];

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
    outcome: OUTCOMES.find((known) => known === url.searchParams.get(OUTCOME)) ?? null,
    changed: url.searchParams.get(BLOCK) ?? "",
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  return orDatabaseAway(async () => {
    const user = await requireUser(args);
    const { db } = context.get(servicesContext);
    const { fields } = await readBody(request);
    const by = { user, now: new Date(), language: context.get(languageContext) };
    if (fields.do === "block") {
      const blocked = await blockTime(db, fields, by);
      if (blocked.outcome !== "invalid") throw again(blocked.outcome, blocked.id);
      return data(formAnswer(null, fields, blocked.errors), { status: 422 });
    }
    const block = String(fields.block ?? "");
    const isOn = fields.do === "reblock";
    const done: Outcome = isOn ? "reblocked" : "unblocked";
    throw again((await setBlock(db, block, isOn, by)) ? done : "gone", block);
  });
}

function again(outcome: Outcome, block: string): Response {
  return redirect(`${BLOCKS_PATH}?${new URLSearchParams({ [OUTCOME]: outcome, [BLOCK]: block })}`, 303);
}

export const meta = deskMeta(({ agendaBlocks }) => agendaBlocks.metaTitle);

export default function AgendaBlocks({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("agendaBlocks");
  const { blocks, today, outcome, changed } = loaderData;
  const undo = outcome === "unblocked" ? "reblock" : outcome === "gone" || outcome === "already" ? null : "unblock";
  return (
    <>
      <Link to={APPOINTMENTS_PATH} className="link inline-flex min-h-11 items-center text-small">
        {words.back}
      </Link>
      <h1 className="text-desk">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-[70ch]">{words.subtitle}</p>
      {outcome && !actionData && (
        <UndoNotice
          isGood={outcome !== "gone"}
          text={words.outcomes[outcome]}
          listPath={BLOCKS_PATH}
          undo={undo && { action: BLOCKS_PATH, fields: { do: undo, block: changed }, label: words.undo }}
        />
      )}
      <BlockForm key={changed} answer={actionData ?? null} today={today} />
      <h2 className="mt-10 mb-4 text-h3">{words.list.label}</h2>
      {blocks.length > 0 ? <BlockList blocks={blocks} /> : <EmptyList icon={CalendarOff} copy={words.empty} />}
    </>
  );
}
