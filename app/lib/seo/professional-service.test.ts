import { expect, it } from "vitest";
import { business } from "~/content/business";
import { businessNode, professionalService, serviceArea } from "./professional-service";

const page = { siteUrl: "https://weef.example", description: "Websites.", areaServed: ["Zwolle"] };

it("names each day that is open, and the area that the page is about", () => {
  const service = professionalService(
    { ...business, hours: { visit: [{ days: [1, 3], from: "09:00", to: "17:30" }] } },
    page,
  );
  expect(service).toMatchObject({
    areaServed: ["Zwolle"],
    openingHoursSpecification: [{ dayOfWeek: ["Monday", "Wednesday"], opens: "09:00", closes: "17:30" }],
  });
});

it("works from its town outwards, as the business tells", () => {
  expect(serviceArea({ ...business, serviceArea: "Salland" })).toEqual(["Enschede", "Salland", "Overijssel"]);
});

it("is named so that a page without its description knows who it is", () => {
  expect(businessNode(business, page)).toMatchObject({
    "@type": "ProfessionalService",
    "@id": "https://weef.example/#business",
    name: business.name,
    url: "https://weef.example",
    address: { addressLocality: "Enschede" },
  });
});

it("claims no rating, and no property that an organisation does not have", () => {
  const service = professionalService(business, page);
  expect(service).not.toHaveProperty("aggregateRating");
  expect(service).not.toHaveProperty("inLanguage");
});
