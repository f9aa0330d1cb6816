import { useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { closeDialog, openDialog } from "~/components/ui/dialog";
import type { LeadStatus } from "../lead-filter";
import type { LeadInHand } from "./lead-in-hand";

/** Gives a lead a status at a drop or a key; asks why, where that has to be said. */
export function useStatusChange(listPath: string) {
  const submit = useSubmit();
  const dialog = useRef<HTMLDialogElement>(null);
  const [declined, setDeclined] = useState<LeadInHand | null>(null);

  // Once its field is that of this lead.
  useEffect(() => {
    if (!declined) return;
    openDialog(dialog.current);
    dialog.current?.querySelector("input")?.focus();
  }, [declined]);

  function send({ chosen }: LeadInHand, status: LeadStatus, reason: string) {
    const fields = { do: "move", lead: chosen, status, reason };
    void submit(fields, { method: "post", action: listPath, preventScrollReset: true });
  }
  function change(lead: LeadInHand, status: LeadStatus) {
    if (status !== "declined") return send(lead, status, "");
    setDeclined({ ...lead });
  }
  function decline(reason: string) {
    closeDialog(dialog.current);
    if (declined) send(declined, "declined", reason);
  }
  return { change, dialog, declined, decline };
}
