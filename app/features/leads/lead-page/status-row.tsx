import { type MouseEvent, useEffect, useState } from "react";
import { ChoiceList } from "~/components/desk/choice-list";
import { FactRow } from "~/components/desk/fact-row";
import { keysSwitch } from "~/components/desk/row-keys";
import { EnterButton } from "~/components/ui/enter-button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { LEAD_BOUNDS } from "../lead";
import { LEAD_STATUSES, type LeadStatus } from "../list/lead-filter";
import { StatusMark } from "../list/lead-marks";
import { type LeadRowProps, rowOf } from "./lead-rows";

interface StatusRowProps extends LeadRowProps {
  status: LeadStatus;
  declineReason: string | null;
}

const FIELDS = "input, textarea, select, [contenteditable], dialog";

/** The status, which opens its choices. The key `s` opens them too. */
export function StatusRow({ status, declineReason, ...frame }: StatusRowProps) {
  const {
    lead: { status: words },
    leads: { statuses },
  } = useWords("admin");
  const row = rowOf("status", frame);
  const isHydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  useStatusKey(row.id);

  // The reason is asked only by the one choice that needs it.
  function onChoose(value: string, event: MouseEvent) {
    const isDeclined = value === "declined";
    setAsked(isDeclined);
    if (!isDeclined) return;
    event.preventDefault();
    const form = event.currentTarget.closest("form");
    requestAnimationFrame(() => form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus());
  }

  return (
    <FactRow
      {...row}
      look="chip"
      label={words.title}
      served={{ status, reason: declineReason ?? "" }}
      show={({ status: shown }) => <StatusMark status={LEAD_STATUSES.find((known) => known === shown) ?? status} />}
      isChoice
    >
      {(field) => {
        const reason = field("reason");
        const isShown = isAsked || !isHydrated || reason.error !== undefined;
        return (
          <>
            {isShown && <EnterButton label={statuses.declined} name="status" value="declined" />}
            <ChoiceList
              label={words.label}
              name="status"
              chosen={status}
              choices={LEAD_STATUSES.map((value) => ({ value, text: statuses[value] }))}
              onChoose={onChoose}
            />
            {isShown && (
              <TextField
                {...reason}
                label={words.reason}
                hint={words.reasonHint}
                maxLength={LEAD_BOUNDS.reason}
                autoComplete="off"
              />
            )}
          </>
        );
      }}
    </FactRow>
  );
}

function useStatusKey(row: string): void {
  useEffect(() => {
    const listener = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
      if (key !== "s" || ctrlKey || metaKey || altKey || defaultPrevented || isTyping || !keysSwitch.isOn()) return;
      const details = document.querySelector<HTMLDetailsElement>(`[data-row="${row}"] details`);
      if (!details) return;
      // The next key may come before the event that tells of the opening.
      details.open = true;
      details.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [row]);
}
