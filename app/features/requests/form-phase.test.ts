import { expect, it } from "vitest";
import { firstNotice, firstPhase } from "./form-phase";
import { packageFormKind, quoteFormKind, type RequestFormKind } from "./forms";
import { IDLE_QUOTE_FORM, type QuoteFormState } from "./quote-form-state";

const shown = (kind: RequestFormKind, changes: Partial<QuoteFormState>) => {
  const state = { ...IDLE_QUOTE_FORM, ...changes };
  return { phase: firstPhase(kind, state).name, notice: firstNotice(kind, state) };
};

it.each(["sent", "delayed"] as const)("thanks for what was %s once: in the place of the form or above it", (status) => {
  expect(shown(quoteFormKind, { status })).toEqual({ phase: "thanks", notice: null });
  expect(shown(packageFormKind, { status })).toMatchObject({
    phase: "open",
    notice: { isGood: true, title: `packageForm.${status}.title` },
  });
});

it.each([
  ["invalid", "toast.missing.text"],
  ["limited", "toast.limited.text"],
  ["failed", "toast.failed.text"],
] as const)("says above the form why it was turned down: %s", (status, text) => {
  expect(shown(quoteFormKind, { status })).toMatchObject({ phase: "open", notice: { isGood: false, text } });
});

it("says nothing above a form that nobody has sent", () => {
  expect(shown(quoteFormKind, {})).toEqual({ phase: "open", notice: null });
});
