import { randomUUID } from "node:crypto";
import type { Product } from "./product.ts";

export const JSON_TYPE = { "Content-Type": "application/json" };

/** A valid request, from a visitor whom no other test has. */
export function offerRequestBody(changes: object = {}) {
  return {
    name: "Jan Smit",
    email: `jan-${randomUUID()}@smit.example`,
    service: "webshop",
    source: "contact",
    ...changes,
  };
}

export function postOfferRequest({ url }: Product, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/offer-requests`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(body),
    ...init,
  });
}
