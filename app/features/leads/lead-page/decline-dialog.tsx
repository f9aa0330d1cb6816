import type { RefObject, SubmitEvent } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/field";
import type { DashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { fill } from "~/lib/text/fill";
import { LEAD_BOUNDS } from "../lead-bounds";
import type { LeadInHand } from "./lead-in-hand";

interface DeclineDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  lead: LeadInHand | null;
  decline: (reason: string) => void;
  copy: DashboardCopy["decline"];
}

/** Scripts only: the forms of the leads have a field of their own. */
export function DeclineDialog({ ref, lead, decline, copy }: DeclineDialogProps) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    decline(String(new FormData(event.currentTarget).get("reason")));
  }
  return (
    <Dialog ref={ref} title={copy.title} closeLabel={copy.close}>
      <form key={lead?.chosen} onSubmit={onSubmit} className="grid gap-4">
        <p>{fill(copy.text, { name: lead?.name ?? "" })}</p>
        <TextField
          id="decline-reason"
          name="reason"
          label={copy.reason}
          maxLength={LEAD_BOUNDS.reason}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="dark">
          {copy.submit}
        </Button>
      </form>
    </Dialog>
  );
}
