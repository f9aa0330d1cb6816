import { expect, it } from "vitest";
import { rowKey } from "~/components/desk/row-keys";
import { leadKey } from "./lead-keys";

const alone = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false };
const onPage = { isTyping: false, isOnRow: false };
const does = (key: string, pressed: Partial<typeof alone> = {}, place: Partial<typeof onPage> = {}) =>
  [rowKey, leadKey]
    .map((meaning) => meaning({ key, ...alone, ...pressed }, { ...onPage, ...place }))
    .find((found) => found !== null) ?? null;

it("goes through the leads, opens and chooses them", () => {
  expect(["j", "k", "o", "x"].map((key) => does(key)?.does)).toEqual(["next", "previous", "open", "choose"]);
});

it("gives the statuses by their place on the board, and no others", () => {
  expect(["1", "2", "3", "4", "5"].map((key) => does(key))).toMatchObject(
    ["new", "contacted", "quoted", "agreed", "declined"].map((status) => ({ status })),
  );
  expect(["0", "6", "9"].map((key) => does(key))).toEqual([null, null, null]);
});

it("does nothing while somebody types, or with a key that means another shortcut", () => {
  expect(does("j", {}, { isTyping: true })).toBeNull();
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"] as const) {
    expect(does("m", { [modifier]: true }), modifier).toBeNull();
  }
});

it("leaves the arrows to scrolling, until somebody is on a lead", () => {
  expect(does("ArrowDown")).toBeNull();
  expect(does("ArrowDown", {}, { isOnRow: true })).toEqual({ does: "next" });
  expect(does("ArrowLeft", {}, { isOnRow: true })).toEqual({ does: "left" });
});

it("repeats only the moves through the leads when a key is held down", () => {
  expect(does("j", { repeat: true })).toEqual({ does: "next" });
  expect([does("3", { repeat: true }), does("x", { repeat: true })]).toEqual([null, null]);
});
