import type { nl } from "./nl";

export const en: typeof nl = {
  placeholder: "Still has the example value {value}",
  unproven: "A claim without proof: {value}. Say in evidence what shows it, or take the claim out",
  sample: "Sample: {value}. Put your own work in its place, or take it out",
  setting: { missing: "Not set yet", notPublic: "Not a public https address yet: {value}" },
};
