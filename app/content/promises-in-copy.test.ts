import { expect, it } from "vitest";
import { business } from "./business";

const copies = Object.entries(import.meta.glob(["./{site,desk,mail,shared}/**/{nl,en}.ts"], { eager: true }));

/** The texts in some copy; a figure together with the label beside it. */
function textsIn(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (typeof copy !== "object" || copy === null) return [];
  if ("value" in copy && "label" in copy) return [`${copy.value} ${copy.label}`];
  return Object.values(copy).flatMap(textsIn);
}

/** Words that mean that the visitor has agreed to the quote. */
const AGREED = /akkoord|go-ahead|accept|agree|say yes|Happy with it/i;

it("counts the hours to a first version from the customer's agreement, wherever they are named", () => {
  const named = copies.flatMap(([file, copy]) =>
    textsIn(copy)
      .filter((text) => text.includes("{firstVersionHours}"))
      .map((text) => ({ file, text })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ text }) => !AGREED.test(text))).toEqual([]);
});

it("never types out how long a meeting takes: appointments and intakes take it from the business file", () => {
  const length = String.raw`(?:een uur|an hour|one hour|(?:een )?half uur|half an hour|\d+[ -]minut\w+)`;
  const meeting =
    "(?:gesprek|kennismaking|afspraak|intake|kick-off|meeting|conversation|appointment|aan tafel|table|bij jou|your place)";
  const typed = new RegExp(String.raw`\b${length}\b[^.]{0,25}\b${meeting}|\b${meeting}\b[^.]{0,25}\b${length}\b`, "i");
  const found = copies.flatMap(([file, copy]) =>
    textsIn(copy)
      .filter((text) => typed.test(text))
      .map((text) => ({ file, text })),
  );
  expect(found).toEqual([]);
});

it.each(copies.filter(([file]) => /^\.\/privacy(-desk)?\//.test(file)))(
  "%s tells every term after which data go",
  (_file, copy) => {
    const texts = textsIn(copy).join(" ");
    const untold = Object.keys(business.retention).filter((term) => !texts.includes(`{retention.${term}}`));
    expect(untold).toEqual([]);
  },
);

it("gives hours for calling only where they are those of the telephone", () => {
  const calls = copies.flatMap(([, copy]) =>
    textsIn(copy).flatMap((text) => text.match(/[^.;]*\{hours\.reachable\}/g) ?? []),
  );
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((text) => /\bbel|spreken|bereik|\bcall|speak|reach us|someone is here {/i.test(text))).toEqual(
    [],
  );
});

const beforeQuoteForm = copies.flatMap(([file, module]) => {
  const [copy] = Object.values(module as Record<string, Record<string, unknown>>);
  if (file.startsWith("./site/landing/")) return [[file, copy?.contact] as const];
  if (file.startsWith("./site/overijssel/")) return [[file, copy?.closing] as const];
  if (file.startsWith("./site/location/")) return [[file, copy?.quote] as const];
  return file.startsWith("./site/contact/") ? [[file, [copy?.hero, copy?.quote]] as const] : [];
});

it.each(beforeQuoteForm)(
  "%s asks before the quote form, which has no field for a message, only for what can be given",
  (_file, copy) => {
    const text = textsIn(copy).join(" ");
    const asks = /\b(noem|vertel|schrijf|stuur|zet|geef|tell us|mention|send us|put it)\b/i.test(text);
    if (asks) expect(text).toMatch(/beantwoord [^.]*mail|reply to our e-mail/i);
  },
);
