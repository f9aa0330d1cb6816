import { expect, it } from "vitest";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/content/shared-copy.server";
import { offerRequestSchema } from "~/features/requests/offer-request";
import type { Language } from "~/lib/language/language";
import { firstErrors, inWords } from "./field-errors";

const inLanguage = (language: Language) => ({ t: (key: SharedKey) => sharedCopy(language)[key], language });

it("tells how long a field may be when it is too long", () => {
  const { error } = offerRequestSchema.safeParse({
    name: "a".repeat(101),
    email: "zoe@smit.example",
    phone: "0".repeat(33),
    message: "a".repeat(5_001),
    source: "contact",
  });
  expect(inWords(error ? firstErrors(error) : {}, inLanguage("nl"))).toEqual({
    name: "Dit is te lang. Hier passen hoogstens 100 tekens.",
    phone: "Dit is te lang. Hier passen hoogstens 32 tekens.",
    message: "Dit is te lang. Hier passen hoogstens 5.000 tekens.",
  });
  expect(inWords({ description: "form.error.tooLong" }, inLanguage("en"))).toEqual({
    description: "This is too long. Please use at most 5,000 characters.",
  });
});

it("leaves the number out where the field has none", () => {
  expect(inWords({ note: "form.error.tooLong" }, inLanguage("en"))).toEqual({
    note: "This is too long. Please shorten it.",
  });
});
