import { expect, it } from "vitest";
import { makeToken } from "~/lib/token.server";
import { withoutTokens } from "./without-tokens";

it("removes a token from a path that others can see, and nothing else", () => {
  const token = makeToken();
  expect(withoutTokens(`/en/afspraak/beheer/${token}`)).toBe("/en/afspraak/beheer/:token");
  expect(withoutTokens(`/afspraak/beheer/${token}/agenda.ics`)).toBe("/afspraak/beheer/:token/agenda.ics");
  expect(withoutTokens(`/afspraak/beheer/${token}.data`)).toBe("/afspraak/beheer/:token.data");
  const article = "/blog/waarom-een-snelle-website-meer-klanten-oplevert-in-twente";
  expect(withoutTokens(article)).toBe(article);
});
