import { expect, it } from "vitest";
import { readPage } from "~/platform/parsing/read-page";
import { linkedPages } from "./linked-pages";

const HOME = new URL("https://bakker.nl/");

/** Paths of the pages for contact among links of `[path, text]`, in the order in which they are read. */
function contactPages(links: [path: string, text: string][]): string[] {
  const html = links.map(([path, text]) => `<a href="${path}">${text}</a>`).join("");
  const page = readPage(new TextEncoder().encode(html));
  const contact = linkedPages(page, HOME).find(({ kind }) => kind === "contact");
  return contact?.links.map(({ url }) => url.pathname) ?? [];
}

it.each<[string, [string, string][], string]>([
  [
    "once more in the footer",
    [
      ["/contact", "Contact"],
      ["/offerte", "Neem contact op"],
      ["/afspraak", "Direct contact"],
      ["/contact", "Contact"],
    ],
    "/contact",
  ],
  [
    "below a page about the firm",
    [
      ["/over-ons", "Over ons"],
      ["/over-ons/contact", "Adres en route"],
    ],
    "/over-ons/contact",
  ],
  [
    "beside a product with its name",
    [
      ["/contactlenzen", "Contactlenzen"],
      ["/contact", "Vragen?"],
    ],
    "/contact",
  ],
  [
    "as a file",
    [
      ["/contactlijst", "Contactlijst"],
      ["/contact.html", "Bel of mail"],
    ],
    "/contact.html",
  ],
  [
    "by its text alone",
    [
      ["/afspraak", "Direct contact"],
      ["/vinden", "Contact"],
    ],
    "/vinden",
  ],
])("finds the page for contact %s", (_where, links, expected) => {
  expect(contactPages(links)[0]).toBe(expected);
});

it("reads a page about the firm where none is for contact, and the home page for neither", () => {
  expect(
    contactPages([
      ["/#contact", "Contact"],
      ["/over-ons", "Over ons"],
    ]),
  ).toEqual(["/over-ons"]);
});
