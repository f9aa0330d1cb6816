import { expect, it } from "vitest";
import { makeToken, withoutTokens } from "./token.server";

it("keeps a token out of a path that is logged, and nothing else", () => {
  const token = makeToken();
  expect(withoutTokens(`/en/afspraak/beheer/${token}`)).toBe("/en/afspraak/beheer/:token");
  expect(withoutTokens(`/afspraak/beheer/${token}/agenda.ics`)).toBe("/afspraak/beheer/:token/agenda.ics");
  expect(withoutTokens(`/afspraak/beheer/${token}.data`)).toBe("/afspraak/beheer/:token.data");
  const article = "/blog/waarom-een-snelle-website-meer-klanten-oplevert-in-twente";
  expect(withoutTokens(article)).toBe(article);
});
