import type { nl } from "./nl";

export const en: typeof nl = {
  article: "Article",
  case: "Concept project",
  agency: "Web agency in {town}",
};
