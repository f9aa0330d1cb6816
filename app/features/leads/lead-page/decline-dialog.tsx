import type { RefObject, SubmitEvent } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { LEAD_BOUNDS } from "../lead";
import type { LeadInHand } from "../list/lead-items";

interface DeclineDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  lead: LeadInHand | null;
  decline: (reason: string) => void;
}

/** Scripts only: the forms of the leads have a field of their own. */
export function DeclineDialog({ ref, lead, decline }: DeclineDialogProps) {
  const { decline: words } = useWords("dashboard");
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    decline(String(new FormData(event.currentTarget).get("reason")));
  }
  return (
    <Dialog ref={ref} title={words.title} closeLabel={words.close}>
      <form key={lead?.chosen} onSubmit={onSubmit} className="grid gap-4">
        <p>{fill(words.text, { name: lead?.name ?? "" })}</p>
        <TextField
          id="decline-reason"
          name="reason"
          label={words.reason}
          maxLength={LEAD_BOUNDS.reason}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="dark">
          {words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
