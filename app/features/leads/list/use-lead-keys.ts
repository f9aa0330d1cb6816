import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { COMPOSER_ID } from "~/features/mail/thread/writing";
import type { LeadStatus } from "./lead-filter";
import { focusLead, type LeadInHand, leadAround, leadBeside, leadInFocus, leadItems } from "./lead-items";
import { keysSwitch, type LeadKey, leadKey } from "./lead-keys";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const WAYS = {
  call: 'a[href^="tel:"]',
  mail: `a[href$="#${COMPOSER_ID}"], a[href^="mailto:"]`,
  whatsapp: 'a[href^="https://wa.me/"]',
} as const;

interface LeadKeysOptions {
  giveStatus: (lead: LeadInHand, status: LeadStatus) => void;
}

export function useLeadKeys({ giveStatus }: LeadKeysOptions): void {
  const last = useRef<{ id: string; at: number } | null>(null);
  /** True after an action of a key. */
  const isFollowing = useRef(false);

  function remember(item: HTMLElement | null | undefined) {
    if (item?.dataset.entry) last.current = { id: item.dataset.entry, at: leadItems().indexOf(item) };
  }
  function current(): HTMLElement | null {
    const items = leadItems();
    return leadInFocus() ?? items.find(({ dataset }) => dataset.entry === last.current?.id) ?? null;
  }
  function go(to: HTMLElement | null | undefined) {
    focusLead(to);
    remember(to);
  }
  function step(by: -1 | 1) {
    const items = leadItems();
    const item = current();
    go(item ? items[items.indexOf(item) + by] : items[0]);
  }

  function press(within: ParentNode | null, selector: string) {
    within?.querySelector<HTMLElement>(selector)?.click();
  }

  function act(key: LeadKey): void {
    const item = current();
    switch (key.does) {
      case "next":
        step(1);
        break;
      case "previous":
        step(-1);
        break;
      case "left":
      case "right":
        go(item && leadBeside(item, key.does === "left" ? -1 : 1));
        break;
      case "open":
        press(item, "[data-entry-open]");
        break;
      case "choose":
        press(item, "input[name=lead]");
        break;
      case "search":
        document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus();
        break;
      case "layout":
        press(document, "[data-other-layout]");
        break;
      case "undo":
        isFollowing.current = true;
        press(document, "[data-undo]");
        break;
      case "status": {
        const lead = leadAround(item);
        if (!lead) break;
        remember(item);
        isFollowing.current = true;
        giveStatus(lead, key.status);
        break;
      }
      default:
        press(item, WAYS[key.does]);
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keysSwitch.isOn() || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    const place = { isTyping: Boolean(target?.closest(FIELDS)), isOnLead: leadInFocus() !== null };
    const key = leadKey(event, place);
    if (!key) return;
    event.preventDefault();
    remember(leadInFocus());
    act(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  // The focus follows the moved lead or, if it left the list, goes to the next one.
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !isFollowing.current || !last.current) return;
    // The user may have gone on to another lead meanwhile, or to something else.
    isFollowing.current = leadInFocus() !== null;
    if (document.activeElement !== document.body && !document.activeElement?.closest("[data-notice]")) return;
    const { id, at } = last.current;
    const items = leadItems();
    focusLead(items.find(({ dataset }) => dataset.entry === id) ?? items[Math.min(at, items.length - 1)]);
  }, [state]);
}
