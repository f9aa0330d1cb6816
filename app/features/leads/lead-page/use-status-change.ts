import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { closeDialog, openDialog } from "~/components/ui/dialog";
import { ignoreSecondPress } from "~/components/ui/ignore-second-press";
import type { LeadStatus } from "../list/lead-filter";
import { type LeadInHand, leadById } from "../list/lead-items";

interface StatusChange {
  lead: LeadInHand;
  status: LeadStatus;
  reason: string;
}

export function useStatusChange(listPath: string) {
  const submit = useSubmit();
  const dialog = useRef<HTMLDialogElement>(null);
  const [declined, setDeclined] = useState<LeadInHand | null>(null);
  /** The same lead, if a change of our own gave it another version while its reason was being asked. */
  const renewed = useRef<LeadInHand | null>(null);

  // The effect runs after rendering: the field is then that of this lead.
  useEffect(() => {
    if (!declined) return;
    openDialog(dialog.current, null);
    dialog.current?.querySelector("input")?.focus();
  }, [declined]);

  // A new submission would cancel the one under way: one at a time.
  const underWay = useRef<StatusChange | null>(null);
  const waiting = useRef<StatusChange[]>([]);
  function post({ lead, status, reason }: StatusChange) {
    underWay.current = { lead, status, reason };
    const fields = { do: "move", lead: lead.chosen, status, reason };
    void submit(fields, { method: "post", action: listPath, preventScrollReset: true });
  }
  const onIdle = useEffectEvent(() => {
    const done = underWay.current?.lead.id;
    underWay.current = null;
    if (done && done === declined?.id) renewed.current = leadById(done);
    const next = waiting.current.shift();
    // The change just made may have given the same lead another version.
    if (next) post({ ...next, lead: (next.lead.id === done && leadById(done)) || next.lead });
  });
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") onIdle();
  }, [state]);

  function send(lead: LeadInHand, status: LeadStatus, reason: string) {
    const change = { lead, status, reason };
    const last = waiting.current.at(-1) ?? underWay.current;
    if (last?.lead.id === lead.id && last.status === status) return;
    if (underWay.current) waiting.current.push(change);
    else post(change);
  }
  function change(lead: LeadInHand, status: LeadStatus) {
    if (status !== "declined") return send(lead, status, "");
    renewed.current = null;
    setDeclined({ ...lead });
  }
  function decline(reason: string) {
    ignoreSecondPress();
    closeDialog(dialog.current);
    if (declined) send(renewed.current ?? declined, "declined", reason);
  }
  return { change, dialog, declined, decline };
}
