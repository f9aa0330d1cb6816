import { expect, it } from "vitest";
import { formAnswer } from "~/components/forms/form-answer";
import { nl } from "~/content/desk/dashboard/nl";
import { renderPage } from "../../../../tests/support/render-page";
import { BulkBar } from "./bulk-bar";
import { readBulkForm, wrongBulkField } from "./read-bulk-form.server";

/** The form for several leads, after the server has refused these fields. */
function render(fields: Record<string, string>): string {
  const problem = readBulkForm({ lead: "a@1", ...fields });
  if (typeof problem !== "string") throw new Error("Nothing is wrong with this");
  const text = nl.bulk.problems[problem];
  const field = wrongBulkField(fields);
  const answer = field === null ? formAnswer(text, fields) : formAnswer(null, fields, { [field]: text });
  return renderPage(
    <BulkBar
      leads={[]}
      count={1}
      clear={() => {}}
      listPath="/admin"
      isSpam={false}
      tags={[]}
      colleagues={[]}
      answer={answer}
    />,
  );
}

it.each([
  ["bulk-reason", nl.bulk.problems.reason, { kind: "status", status: "declined", reason: " " }],
  ["bulk-action", nl.bulk.problems.plan, { kind: "plan", action: "", on: "2026-12-01" }],
  ["bulk-on", nl.bulk.problems.plan, { kind: "plan", action: "Bellen", on: "2026-02-30" }],
  ["bulk-tag", nl.bulk.problems.tag, { kind: "tag", tag: "#" }],
  ["bulk-tag", nl.bulk.problems.tag, { kind: "untag", tag: "" }],
] as const)("says at the field what is wrong with it, and nowhere else (%#)", (id, says, fields) => {
  const markup = render(fields);
  expect(markup).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-describedby="${id}-error"[^>]*>`));
  expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(markup.split(says)).toHaveLength(2);
  expect(markup).not.toContain('role="alert"');
});

it("says above the form what is wrong with no field in particular", () => {
  const markup = render({ kind: "made up" });
  expect(markup).toMatch(new RegExp(`role="alert".*${nl.bulk.problems.kind}`));
  expect(markup).not.toContain('aria-invalid="true"');
});
