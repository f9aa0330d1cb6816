import { expect, it } from "vitest";
import { business } from "~/content/business";
import { professionalService } from "./professional-service";

const page = { siteUrl: "https://weef.example", description: "Websites." };

it("names each day that is open, and the area as the business tells it", () => {
  const service = professionalService(
    { ...business, serviceArea: "Salland", hours: { visit: [{ days: [1, 3], from: "09:00", to: "17:30" }] } },
    page,
  );
  expect(service).toMatchObject({
    areaServed: ["Enschede", "Salland", "Overijssel"],
    openingHoursSpecification: [{ dayOfWeek: ["Monday", "Wednesday"], opens: "09:00", closes: "17:30" }],
  });
});

it("claims no rating, and no property that an organisation does not have", () => {
  const service = professionalService(business, page);
  expect(service).not.toHaveProperty("aggregateRating");
  expect(service).not.toHaveProperty("inLanguage");
});
