import { expect, it } from "vitest";
import { readBulkForm } from "./read-bulk-form.server";

const read = (fields: Record<string, unknown>) => readBulkForm({ lead: ["b@2", "a@1"], ...fields });

it("reads who was chosen, each once, in one order", () => {
  expect(read({ kind: "restore", lead: ["b@2", "a@1", "b@2", "made up", "c@x"], all: "a@1 d@3" })).toEqual({
    change: { kind: "restore" },
    leads: [
      { id: "a", version: 1 },
      { id: "b", version: 2 },
      { id: "d", version: 3 },
    ],
  });
  expect(read({ kind: "restore", lead: undefined })).toBe("none");
});

it("takes no more leads than a few pages' worth", () => {
  const read = readBulkForm({ kind: "restore", lead: Array.from({ length: 500 }, (_, index) => `l${index}@1`) });
  expect(typeof read === "object" && read.leads).toHaveLength(100);
});

it("reads what is to be done", () => {
  const change = (fields: Record<string, unknown>) => {
    const form = read(fields);
    return typeof form === "string" ? form : form.change;
  };
  expect(change({ kind: "status", status: "quoted", reason: "" })).toEqual({
    kind: "status",
    status: "quoted",
    reason: null,
  });
  expect(change({ kind: "spam", status: "quoted" })).toMatchObject({ kind: "status", status: "spam" });
  expect(change({ kind: "tag", tag: " #Warm " })).toEqual({ kind: "tag", tag: "warm" });
  expect(change({ kind: "plan", action: "Bellen", on: "2026-12-01" })).toMatchObject({ action: "Bellen" });
  expect(change({ kind: "plan", action: "", on: "" })).toEqual({ kind: "plan", action: null, on: null });
});

it("says what is missing", () => {
  expect(read({})).toBe("kind");
  expect([read({ kind: "status" }), read({ kind: "status", status: "declined", reason: " " })]).toEqual([
    "status",
    "reason",
  ]);
  expect([read({ kind: "tag", tag: "#" }), read({ kind: "untag" })]).toEqual(["tag", "tag"]);
  expect([
    read({ kind: "plan", action: "Bellen", on: "2026-02-30" }),
    read({ kind: "plan", action: "", on: "2026-12-01" }),
  ]).toEqual(["plan", "plan"]);
});
