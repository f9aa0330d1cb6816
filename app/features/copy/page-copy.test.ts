import { expect, it } from "vitest";
import { pageCopy } from "./page-copy.server";

it("keeps what is filled in on one line with its unit", () => {
  const copy = { nl: { text: "Met {contract.noticeMonths} maand opzegtermijn" }, en: { text: "" } };
  expect(pageCopy(copy, "nl")).toEqual({ text: "Met 1\u00a0maand opzegtermijn" });
});
