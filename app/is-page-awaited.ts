import { CHAT_ANCHOR } from "./features/chat/paths";
import { CHAT_KEYS, LEFT_OPEN } from "./features/chat/widget/kept-in-browser";
import { allowsAnything } from "./features/consent/choice";
import { currentChoice } from "./features/consent/consent-store";
import { AWAITED_ATTRIBUTE } from "./platform/pages/islands/island-element";

/** What the page shows of it comes with its scripts. */
const KEPT = ["form-draft:", "configurator:", CHAT_KEYS.token];

/** Whether the page has something to show that only its scripts know, so that it cannot wait for the visitor. */
export function isPageAwaited(): boolean {
  if (document.querySelector(`[${AWAITED_ATTRIBUTE}]`) || window.location.hash === CHAT_ANCHOR) return true;
  const choice = currentChoice();
  if (choice && allowsAnything(choice)) return true;
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const isChatOpen = sessionStorage.getItem(CHAT_KEYS.opened) === LEFT_OPEN;
    return isChatOpen || keys.some((key) => KEPT.some((start) => key.startsWith(start)));
  } catch {
    return false;
  }
}
