/** What a value has to look like; the words for what is wrong have the same names. */
export type FactCheck =
  | "text"
  | "optional"
  | "initials"
  | "picture"
  | "number"
  | "phone"
  | "email"
  | "postalCode"
  | "kvk"
  | "vat"
  | "link"
  | "optionalLink"
  | "optionalDay"
  | "count"
  | "switch";

export interface FactField {
  /** The fact, and the part of it: `address.street`. */
  path: string;
  check: FactCheck;
}

export type FactGroup = "reach" | "place" | "registration" | "socials" | "owner" | "figures" | "promises";

const claim = (name: string, ...parts: readonly string[]): FactField[] => [
  ...parts.map((part): FactField => ({ path: `${name}.${part}`, check: "text" })),
  { path: `${name}.evidence`, check: "optional" },
];

/** The form, group by group. */
export const FACT_GROUPS: Readonly<Record<FactGroup, readonly FactField[]>> = {
  reach: [
    { path: "phone.national", check: "number" },
    { path: "phone.international", check: "phone" },
    { path: "whatsapp.international", check: "phone" },
    { path: "email", check: "email" },
    { path: "privacyEmail", check: "email" },
  ],
  place: [
    { path: "address.street", check: "text" },
    { path: "address.postalCode", check: "postalCode" },
  ],
  registration: [
    { path: "legalForm", check: "optional" },
    { path: "kvk", check: "kvk" },
    { path: "vat", check: "vat" },
  ],
  socials: [
    { path: "socials.instagram", check: "link" },
    { path: "socials.linkedin", check: "link" },
  ],
  owner: [
    { path: "owner.initials", check: "initials" },
    { path: "owner.evidence", check: "optional" },
    { path: "owner.portrait", check: "picture" },
  ],
  figures: [
    ...claim("entrepreneursHelped", "value"),
    ...claim("websitesDelivered", "value"),
    { path: "rating.value.nl", check: "text" },
    { path: "rating.value.en", check: "text" },
    { path: "rating.count", check: "count" },
    { path: "rating.source", check: "optional" },
    { path: "rating.date", check: "optionalDay" },
    { path: "rating.url", check: "optionalLink" },
    { path: "rating.evidence", check: "optional" },
    { path: "numberOne.value", check: "switch" },
    { path: "numberOne.basis.nl", check: "optional" },
    { path: "numberOne.basis.en", check: "optional" },
    { path: "numberOne.evidence", check: "optional" },
    { path: "organicGrowth.value.nl", check: "text" },
    { path: "organicGrowth.value.en", check: "text" },
    { path: "organicGrowth.withinMonths", check: "count" },
    { path: "organicGrowth.evidence", check: "optional" },
  ],
  promises: [
    ...claim("workingDaysToOnline", "value"),
    ...claim("uptime", "value.nl", "value.en"),
    ...claim("support247"),
    ...claim("dutchServers"),
    ...claim("dailyBackups"),
    ...claim("noUpfrontPayment"),
    ...claim("freeChanges"),
  ],
};

export const factFields = Object.values(FACT_GROUPS).flat();
