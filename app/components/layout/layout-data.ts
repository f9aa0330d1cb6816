import type { Picture } from "~/content/picture";
import type { WeeklyHours } from "~/lib/time/opening-hours";

export interface Identity {
  name: string;
  tagline: string;
  owner: { initials: string; portrait: Picture | null; evidence: string };
  phone: { international: string; national: string };
  email: string;
  address: { street: string; postalCode: string; town: string };
  socials: { instagram: string; linkedin: string };
  hours: { reachable: WeeklyHours };
  copyrightFrom: number;
}
