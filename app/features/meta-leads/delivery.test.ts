import { expect, it } from "vitest";
import { delivery } from "../../../tests/support/graph-peer";
import { leadsIn } from "./delivery";

const change = (value: object, field = "leadgen") => ({ field, value });
const text = (...changes: unknown[]) => JSON.stringify({ object: "page", entry: [{ id: "page-9", changes }] });

it("contains every lead of a full delivery, each once", () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => String(10_000_000_000_000 + index));
  const found = leadsIn(delivery(...ids, ...ids.slice(0, 10)));
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found[0]).toEqual({ id: ids[0], pageId: "page-1", formId: "form-1", adId: "ad-1" });
});

it("keeps all digits of an id, as text or as a number", () => {
  const raw =
    '{"object":"page","entry":[{"id":1,"changes":[{"field":"leadgen","value":{"leadgen_id":90071992547409931}}]}]}';
  expect(leadsIn(raw)).toEqual([{ id: "90071992547409931", pageId: "1", formId: null, adId: null }]);
});

it("skips what is about something else, and takes the rest", () => {
  const found = leadsIn(
    text(
      change({ item: "post" }, "feed"),
      change({}),
      change({ leadgen_id: null }),
      change({ leadgen_id: "../me" }),
      change({ leadgen_id: "7", form_id: { a: 1 }, ad_id: null }),
      null,
      "leadgen",
    ),
  );
  expect(found).toEqual([{ id: "7", pageId: "page-9", formId: null, adId: null }]);
});

it("takes the leads of the other entries if one is malformed", () => {
  const entry = { id: "page-9", changes: [change({ leadgen_id: "7" })] };
  for (const odd of [null, "leadgen", { changes: 7 }]) {
    expect(leadsIn(JSON.stringify({ object: "page", entry: [odd, entry] })).map(({ id }) => id)).toEqual(["7"]);
  }
});

it.each([
  "null",
  "[]",
  '"leadgen"',
  '{"object":"user","entry":[]}',
  '{"object":"page","entry":7}',
  '{"object":"page"}',
])("finds nothing in %s", (body) => {
  expect(leadsIn(body)).toEqual([]);
});

it("throws if it is not JSON", () => {
  expect(() => leadsIn("leadgen_id=7")).toThrow(SyntaxError);
});
