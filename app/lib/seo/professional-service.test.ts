import { expect, it } from "vitest";
import { business } from "~/content/business";
import { businessNode, professionalService, serviceArea } from "./professional-service";

const page = { siteUrl: "https://weef.example", description: "Websites.", areaServed: ["Zwolle"] };

it("lists each open day, and the area that the page is about", () => {
  const service = professionalService(
    { ...business, hours: { visit: [{ days: [1, 3], from: "09:00", to: "17:30" }], closed: [] } },
    page,
  );
  expect(service).toMatchObject({
    areaServed: ["Zwolle"],
    openingHoursSpecification: [{ dayOfWeek: ["Monday", "Wednesday"], opens: "09:00", closes: "17:30" }],
  });
});

it("names the days off that are still to come", () => {
  const closed = [
    { from: "2020-01-01", to: "2020-01-02" },
    { from: "2099-12-24", to: "2100-01-02" },
  ];
  expect(professionalService({ ...business, hours: { visit: [], closed } }, page)).toMatchObject({
    specialOpeningHoursSpecification: [
      { opens: "00:00", closes: "00:00", validFrom: "2099-12-24", validThrough: "2100-01-02" },
    ],
  });
  expect(professionalService(business, page)).not.toHaveProperty("specialOpeningHoursSpecification");
});

it("lists its area from the town outwards, as the business states it", () => {
  expect(serviceArea({ ...business, serviceArea: "Salland" })).toEqual(["Enschede", "Salland", "Overijssel"]);
});

it("has a name, so that a page without its description identifies it", () => {
  expect(businessNode(business, page)).toMatchObject({
    "@type": "ProfessionalService",
    "@id": "https://weef.example/#business",
    name: business.name,
    url: "https://weef.example",
    address: { addressLocality: "Enschede" },
  });
});

it("claims no rating, and no property that an organisation cannot have", () => {
  const service = professionalService(business, page);
  expect(service).not.toHaveProperty("aggregateRating");
  expect(service).not.toHaveProperty("inLanguage");
});
