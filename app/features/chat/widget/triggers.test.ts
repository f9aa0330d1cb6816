import { expect, it } from "vitest";
import { panelsFor } from "./triggers";

it.each([
  ["Hoe kan ik contact opnemen?", undefined, { contact: true, appointment: false }],
  ["Kan ik jullie BELLEN?", undefined, { contact: true, appointment: false }],
  ["Ik wil een afspraak", undefined, { contact: true, appointment: true }],
  ["Afspraak maken", "appointment", { contact: true, appointment: true }],
  ["Make an appointment", "appointment", { contact: false, appointment: true }],
  ["Book a visit", "appointment", { contact: false, appointment: true }],
  ["Can we plan a meeting?", undefined, { contact: false, appointment: true }],
  ["Wat kost een website?", undefined, { contact: false, appointment: false }],
  ["Offerteaanvraag", "quote", { contact: false, appointment: false }],
] as const)("'%s' (%s) brings up %o", (text, quick, panels) => {
  expect(panelsFor(text, quick)).toEqual(panels);
});
