import { expect, it } from "vitest";
import { EVERYTHING, isNarrowed, leadListPath, readLeadFilter, TODAY } from "./lead-filter";

const read = (query: string) => readLeadFilter(new URL(`https://weef.example/admin${query}`));

it("is written into the address, and read back from it", () => {
  const filter = {
    view: "board",
    tab: "ads",
    status: "quoted",
    source: "meta-ads",
    tag: "héél warm",
    period: "last-month",
    due: "late",
    assignee: "me",
    question: "zoë & co",
    sort: "-planned",
    cursor: "abc",
  } as const;
  expect(readLeadFilter(new URL(leadListPath(filter), "https://weef.example"))).toEqual(filter);
  expect(leadListPath(TODAY)).toBe("/admin");
  expect(leadListPath(TODAY, { outcome: "sent" })).toBe("/admin?outcome=sent");
  expect(leadListPath(EVERYTHING)).toBe("/admin?view=list");
});

it("ignores what it does not know, and what a form leaves empty", () => {
  expect(read("?view=v&tab=x&status=y&period=z&due=w&assignee=&q=&source=&tag=&sort=age")).toEqual(TODAY);
});

it("shows the work of the day, everybody's or one's own, unless something else is looked for", () => {
  const viewOf = (query: string) => read(query).view;
  expect(["", "?outcome=sent", "?view=today&assignee=me"].map(viewOf)).toEqual(["today", "today", "today"]);
  expect(["?q=a", "?tab=ads", "?cursor=a", "?sort=name", "?assignee=me", "?view=today&q=a"].map(viewOf)).toEqual(
    Array.from({ length: 6 }, () => "list"),
  );
  expect(leadListPath({ ...TODAY, assignee: "me" })).toBe("/admin?view=today&assignee=me");
  expect(leadListPath({ ...TODAY, tab: "ads" })).toBe("/admin?tab=ads");
});

it("shows spam as a list: it goes through no statuses", () => {
  expect([read("?view=board&status=spam").view, read("?view=board&status=new").view]).toEqual(["list", "board"]);
});

it("knows whether it narrows the list down", () => {
  expect([read(""), read("?tab=ads"), read("?cursor=a"), read("?view=board")].some(isNarrowed)).toBe(false);
  expect(
    [read("?q=a"), read("?status=new"), read("?tag=a"), read("?due=late"), read("?assignee=me")].every(isNarrowed),
  ).toBe(true);
});
