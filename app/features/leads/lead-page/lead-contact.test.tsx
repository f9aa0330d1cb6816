import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { nl } from "~/content/desk/admin/nl";
import { LeadContact } from "./lead-contact";

it("tells an address and a number apart without a separator that could begin a line", () => {
  const lead = { name: "Anna", email: "anna.jansen@bakkerij.example", phone: "twee nul", ways: NO_WAYS };
  const markup = renderToStaticMarkup(<LeadContact lead={lead} copy={nl.requests} />);
  const [shown = ""] = markup.split("</p>");
  expect(shown.replace(/<[^>]+>/g, " ").trim()).toMatch(/^anna\.jansen\s+@bakkerij\.example\s+twee nul$/);
});

const NO_WAYS = { call: null, whatsapp: null, mail: null };
