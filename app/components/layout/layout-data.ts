import type { WeeklyHours } from "~/components/ui/opening-hours";
import type { SharedKey } from "~/content/shared/shared-copy";

export interface LayoutLink {
  label: SharedKey;
  /** A bare path of this site, with or without an anchor. */
  to: string;
}

/** What header and footer show of the business. */
export interface Identity {
  name: string;
  tagline: string;
  owner: { initials: string; portrait: string };
  phone: { international: string; national: string };
  email: string;
  address: { street: string; postalCode: string; town: string };
  socials: { instagram: string; linkedin: string };
  hours: { reachable: WeeklyHours };
  copyrightFrom: number;
}
