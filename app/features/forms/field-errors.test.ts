import { expect, it } from "vitest";
import { sharedCopy } from "~/features/copy/shared-copy.server";
import { offerRequestSchema } from "~/features/requests/offer-request";
import { firstErrors, inWords } from "./field-errors";

it("says of what is too long how long it may be", () => {
  const texts = sharedCopy("nl");
  const { error } = offerRequestSchema.safeParse({
    name: "a".repeat(101),
    email: "zoe@smit.example",
    phone: "0".repeat(33),
    message: "a".repeat(5_001),
    source: "contact",
  });
  expect(inWords(error ? firstErrors(error) : {}, (key) => texts[key])).toEqual({
    name: "Dit is te lang. Hier passen hoogstens 100 tekens.",
    phone: "Dit is te lang. Hier passen hoogstens 32 tekens.",
    message: "Dit is te lang. Hier passen hoogstens 5000 tekens.",
  });
});

it("leaves the number out where the field has none", () => {
  const texts = sharedCopy("en");
  expect(inWords({ note: "form.error.tooLong" }, (key) => texts[key])).toEqual({
    note: "This is too long. Please shorten it.",
  });
});
