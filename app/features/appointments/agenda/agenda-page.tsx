import { CalendarDays } from "lucide-react";
import { useRowKeys } from "~/components/desk/use-row-keys";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { Paging } from "~/components/ui/paging";
import { useWords } from "~/content/desk/words";
import { pathOf } from "~/content/pages";
import type { ShownBlock } from "../blocks/block";
import { BlockedTimes } from "../blocks/blocked-times";
import { type Done, listPath } from "./agenda-address";
import { AgendaList } from "./agenda-list";
import { AgendaNotice, AgendaTabs } from "./agenda-tabs";
import type { AgendaPlace, readAgenda } from "./desk-agenda.server";

export interface AgendaPageProps {
  place: AgendaPlace;
  agenda: NonNullable<Awaited<ReturnType<typeof readAgenda>>>;
  blocks: readonly ShownBlock[];
  done: Done | null;
}

/** Appointments as a list. */
export function AgendaPage({ place, agenda, blocks, done }: AgendaPageProps) {
  const { days, counts, nextCursor } = agenda;
  const { list, cursor } = place;
  const { appointments: words } = useWords("admin");
  useRowKeys();
  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <AgendaTabs counts={counts} list={list} />
      <p className="mb-6 max-w-[70ch]">{words.subtitles[list]}</p>
      {done && <AgendaNotice done={done} path={listPath(place)} />}
      {list === "upcoming" && <BlockedTimes blocks={blocks} />}
      {days.length > 0 ? (
        <AgendaList days={days} isSuspects={list === "spam"} listPath={listPath(place)} />
      ) : (
        <EmptyList icon={CalendarDays} copy={words.empty[list]}>
          {list === "upcoming" && (
            <ButtonLink to={pathOf("appointment")} variant="quiet">
              {words.toForm}
            </ButtonLink>
          )}
        </EmptyList>
      )}
      <Paging
        olderPath={nextCursor && listPath({ list, cursor: nextCursor })}
        newestPath={cursor && listPath({ list, cursor: null })}
        copy={words.pages[list === "upcoming" ? "ahead" : "back"]}
      />
    </>
  );
}
