import type { nl } from "./nl";

export const en: typeof nl = {
  pending: "Working...",
  copy: "Copy",
  copied: "Copied",
  failed: "The server cannot be reached right now. What you typed is still here; try again in a moment.",
};
