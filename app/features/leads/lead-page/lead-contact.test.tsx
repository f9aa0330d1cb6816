import { expect, it } from "vitest";
import { renderPage } from "../../../../tests/support/render-page";
import { LeadContact } from "./lead-contact";

it("tells an address and a number apart without a separator that could begin a line", () => {
  const lead = { name: "Anna", email: "anna.jansen@bakkerij.example", phone: "twee nul", ways: NO_WAYS };
  const markup = renderPage(<LeadContact lead={lead} />);
  const [shown = ""] = markup.split("</p>");
  expect(shown.replace(/<[^>]+>/g, " ").trim()).toMatch(/^anna\.jansen\s+@bakkerij\.example\s+twee nul$/);
});

const NO_WAYS = { call: null, whatsapp: null, mail: null };
