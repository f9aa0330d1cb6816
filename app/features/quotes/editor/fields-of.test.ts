import { expect, it } from "vitest";
import { ADS_SERVICE } from "~/features/requests/services";
import { openFresh } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { fieldsOfLead } from "./fields-of.server";

it("begins a quote with what was asked, which an advertisement leaves open", async () => {
  const db = await openFresh();
  const described = async (service: string | null) => {
    const prefilled = await fieldsOfLead(db, await storeOffer(db, { service }), "nl");
    return prefilled?.fields.lines.map(({ description }) => description);
  };
  expect(await described("webshop")).toEqual(["Webshop"]);
  expect(await described(ADS_SERVICE)).toEqual([""]);
});
