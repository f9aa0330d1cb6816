import { v7 as uuidv7 } from "uuid";
import type { OfferRequestRow } from "../../app/lib/db/tables/tables";

/** A stored request that is valid in every field, apart from `changes`. */
export function offerRequestRow(changes: Partial<OfferRequestRow> = {}): OfferRequestRow {
  return {
    id: uuidv7(),
    submission_id: null,
    body_digest: null,
    name: "Jan de Boer",
    email: "jan@bouw.example",
    phone: "06 00 00 00 00",
    company: "Bouwbedrijf Hengelo",
    service: "webshop",
    message: "Graag een offerte.",
    source: "homepage",
    language: "nl",
    status: "new",
    created_at: "2026-03-02T09:30:00.000Z",
    attribution: null,
    external_id: null,
    is_test: 0,
    ...changes,
  };
}
