import { whenIdle } from "~/lib/when-idle";

const PARTS = "main > *, main > * > section, body > footer";

/**
 * Draws each part below the view once, in an idle moment of its own. The browser remembers its height: the scroll
 * bar then stands for the real length of the page.
 */
export async function drawParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await idle();
    // Parts above the view stay as they are: a browser without scroll anchoring would move what is being read.
    if (getComputedStyle(part).contentVisibility !== "auto" || part.getBoundingClientRect().top < 0) continue;
    part.style.contentVisibility = "visible";
    await idle();
    part.style.removeProperty("content-visibility");
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(() => requestAnimationFrame(() => resolve())));
}
