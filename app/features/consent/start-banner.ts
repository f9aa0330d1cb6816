import type { Language } from "~/lib/language/language";
import { whenShown } from "~/lib/when-idle";
import { ANSWER_ATTRIBUTE, ASKS_AFTER, BANNER_ID, EVERYTHING, NOTHING } from "./choice";
import { choose, currentChoice, subscribeToChoice } from "./consent-store";

/**
 * Asks without waiting for React. Returns what answers when a button is pressed before React has come; it returns
 * whether the button was one of the banner's answers.
 */
export function startBanner(): (button: HTMLElement) => boolean {
  const banner = document.getElementById(BANNER_ID);
  if (!banner) return () => false;
  const follow = () => {
    if (currentChoice()) banner.hidden = true;
  };
  const ask = () => {
    if (banner.isConnected && !currentChoice()) banner.hidden = false;
  };
  // Given on another page, or in another tab.
  subscribeToChoice(follow);
  whenShown(() => setTimeout(ask, ASKS_AFTER));
  return (button) => {
    const answer = button.getAttribute(ANSWER_ATTRIBUTE);
    if (!answer || !banner.contains(button)) return false;
    choose(answer === "all" ? EVERYTHING : NOTHING, document.documentElement.lang as Language);
    return true;
  };
}
