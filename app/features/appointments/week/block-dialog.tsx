import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { answerTo, type FormAnswer } from "~/components/forms/form-answer";
import { closeDialog, Dialog } from "~/components/ui/dialog";
import { useWords } from "~/content/desk/words";
import { addMinutes } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import type { BlockField } from "../blocks/block";
import { BlockForm } from "../blocks/block-form";
import type { Stretch } from "./week-layout";

interface BlockDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Null before any was chosen. */
  chosen: Stretch | null;
  answer: FormAnswer<BlockField> | null;
  action: string;
  today: string;
}

/** Tells the answer to this form from an earlier one. */
const CHOSEN = "chosen";

export function BlockDialog({ ref, chosen, answer, action, today }: BlockDialogProps) {
  const words = useWords("agendaBlocks");
  const { card } = useWords("agendaWeek");
  const { key } = useLocation();
  const served = chosen ? fieldsFor(chosen) : {};
  const id = chosen ? chosen.startsAt + chosen.endsAt : "";
  const own = answerTo(answer, { [CHOSEN]: id });

  // The page is shown anew once the time is blocked.
  useEffect(() => {
    if (key && !own) closeDialog(ref.current);
  }, [key, own, ref]);

  return (
    <Dialog ref={ref} title={words.title} closeLabel={card.close}>
      <BlockForm key={id} answer={own} today={today} action={action} served={served}>
        <input type="hidden" name={CHOSEN} value={id} />
      </BlockForm>
    </Dialog>
  );
}

/** The end of a day is an empty field. */
function fieldsFor({ startsAt, endsAt }: Stretch): Partial<Record<BlockField, string>> {
  const [from, until] = [dayOf(startsAt), dayOf(addMinutes(endsAt, -1))];
  const untilTime = timeOf(endsAt);
  return {
    from,
    fromTime: timeOf(startsAt),
    ...(until !== from && { until }),
    untilTime: untilTime === "00:00" ? "" : untilTime,
  };
}
