import type { nl } from "./nl";

export const en: typeof nl = {
  title: "This is too large to send",
  text: "Everything together, with its files, can have at most {size}. Nothing was stored. Go back with the button of your browser: what you typed is usually still there. Choose smaller files and send again.",
  back: "Or open the page again",
};
