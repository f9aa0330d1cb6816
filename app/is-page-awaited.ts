import { CHAT_ANCHOR } from "./features/chat/paths";
import { CHAT_KEYS, LEFT_OPEN } from "./features/chat/widget/kept-in-browser";
import { allowsAnything } from "./features/consent/choice";
import { currentChoice } from "./features/consent/consent-store";
import { AWAITED_ATTRIBUTE } from "./platform/pages/islands/island-element";

/** Keys of stored input that only scripts show. */
const KEPT = ["form-draft:", "configurator:", CHAT_KEYS.token];

/** True if only scripts can show a part of the page, so that they cannot wait for the visitor. */
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
