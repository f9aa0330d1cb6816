import { expect, it } from "vitest";
import { presentAsked } from "./lead";

const price = (...totals: [label: string, excluding: string][]) => ({
  lines: [],
  totals: totals.map(([label, excluding]) => ({ label, excluding, including: "" })),
  columns: { excluding: "", including: "" },
  notes: [],
});
const answers = [{ label: "Type", value: "Bedrijfswebsite" }];

it("names the service, or what was chosen with each sum that there is", () => {
  expect(presentAsked({ service: "Webshop", answers: [], price: null })).toBe("Webshop");
  expect(presentAsked({ service: null, answers, price: price(["Eenmalig", "vanaf € 1"], ["Per maand", "€ 2"]) })).toBe(
    "Bedrijfswebsite (vanaf € 1 eenmalig + € 2 per maand)",
  );
  expect(presentAsked({ service: null, answers, price: price() })).toBe("Bedrijfswebsite");
  expect(presentAsked({ service: null, answers: [], price: null })).toBeNull();
});
