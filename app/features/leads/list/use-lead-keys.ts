import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { focusRow, rowInFocus, rowsOf } from "~/components/desk/rows";
import { press, useRowKeys } from "~/components/desk/use-row-keys";
import type { LeadStatus } from "./lead-filter";
import { type LeadInHand, leadAround, leadBeside } from "./lead-items";
import { leadKey } from "./lead-keys";

interface LeadKeysOptions {
  giveStatus: (lead: LeadInHand, status: LeadStatus) => void;
}

export function useLeadKeys({ giveStatus }: LeadKeysOptions): void {
  /** True after an action of a key. */
  const isFollowing = useRef(false);
  const { last, go } = useRowKeys({
    keyOf: leadKey,
    act(key, row) {
      switch (key.does) {
        case "left":
        case "right":
          go(row && leadBeside(row, key.does === "left" ? -1 : 1));
          break;
        case "choose":
          press(row, "input[name=lead]");
          break;
        case "layout":
          press(document, "[data-other-layout]");
          break;
        case "undo":
          isFollowing.current = true;
          press(document, "[data-undo]");
          break;
        case "status": {
          const lead = leadAround(row);
          if (!lead) break;
          isFollowing.current = true;
          giveStatus(lead, key.status);
        }
      }
    },
  });

  // The focus follows the moved lead or, if it left the list, goes to the next one.
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !isFollowing.current || !last.current) return;
    // The user may have gone on to another lead meanwhile, or to something else.
    isFollowing.current = rowInFocus() !== null;
    if (document.activeElement !== document.body && !document.activeElement?.closest("[data-notice]")) return;
    const { id, at } = last.current;
    const rows = rowsOf();
    focusRow(rows.find(({ dataset }) => dataset.entry === id) ?? rows[Math.min(at, rows.length - 1)]);
  }, [state, last]);
}
