import type { PerLanguage } from "~/lib/language/language";
import type { ProjectSlug } from "../portfolio/projects";
import { en } from "./en";
import { nl } from "./nl";

export type ProofCopy = typeof nl;

/** A page with the strip: a local landing page by its slug, or another by its id. */
export type ProofPage = keyof ProofCopy["captions"];

export const proofCopy: PerLanguage<ProofCopy> = { nl, en };

/** The project nearest to what a page sells, and if that is a site at all. */
export const nearestProjects: Record<ProofPage, { slug: ProjectSlug; sellsSite: boolean }> = {
  "website-laten-maken-enschede": { slug: "balk-en-beton", sellsSite: true },
  "website-maken-twente": { slug: "nieuw-oud", sellsSite: true },
  "webdesign-enschede": { slug: "zwart-op-wit", sellsSite: true },
  "webshop-laten-maken-twente": { slug: "streeklijn", sellsSite: true },
  "ecommerce-enschede": { slug: "streeklijn", sellsSite: true },
  "wordpress-website-enschede": { slug: "goed-volk", sellsSite: true },
  "website-hosting-overijssel": { slug: "streeklijn", sellsSite: false },
  "online-marketing-twente": { slug: "goed-volk", sellsSite: false },
  "seo-onderhoud-overijssel": { slug: "nieuw-oud", sellsSite: false },
  "seo-optimalisatie-overijssel": { slug: "balk-en-beton", sellsSite: false },
  "package-starter": { slug: "zwart-op-wit", sellsSite: true },
  "package-groei": { slug: "nieuw-oud", sellsSite: true },
  "package-pro": { slug: "streeklijn", sellsSite: true },
  services: { slug: "goed-volk", sellsSite: true },
  overijssel: { slug: "zwart-op-wit", sellsSite: true },
  prices: { slug: "balk-en-beton", sellsSite: true },
  "meta-ads": { slug: "nieuw-oud", sellsSite: true },
};
