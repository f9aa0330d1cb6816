import type { ContactCopy } from "./contact-copy.server";

export const en: ContactCopy = {
  meta: {
    title: "Websites that bring in enquiries | Weef, Enschede",
    description: "A website that brings in enquiries. For business owners in Twente.",
  },
  hero: { title: "A website that brings in enquiries" },
};
