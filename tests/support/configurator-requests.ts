import { v7 as uuidv7 } from "uuid";
import { configuratorRequests } from "~/features/configurator/configurator-requests.server";
import type { ConfiguratorRequestRow } from "../../app/lib/db/tables/tables";

/** A body that is valid in every field, apart from `changes`. */
export function configuration(changes: object = {}) {
  return {
    name: "R. Smit",
    email: "smit@bakkerij.example",
    phone: "053 000 00 01",
    company: "Bakkerij Smit",
    industry: "bakker",
    description: "Brood & taart,\nop bestelling.",
    website_type: "webshop",
    services: ["seo", "hosting"],
    timeline: "normal",
    features: ["landing-pages", "seo-extended"],
    preferred_contact: "phone",
    budget: "1000-2500",
    ...changes,
  };
}

/** A stored configuration, with today's prices. */
export function configuratorRequestRow(changes: Partial<ConfiguratorRequestRow> = {}): ConfiguratorRequestRow {
  const parsed = configuratorRequests.schema.parse(configuration());
  return {
    ...configuratorRequests.columns(parsed),
    id: uuidv7(),
    submission_id: null,
    body_digest: null,
    language: "nl",
    status: "new",
    attribution: null,
    created_at: "2026-11-21T13:05:00.000Z",
    ...changes,
  };
}
