import { describe, expect, it } from "vitest";
import { type Offer, ONLY_GROUP, type QuoteLine } from "./quote";
import { versionChanges } from "./version-changes";

function line(key: string, description: string, changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    ...{ key, description, group: ONLY_GROUP.key, isTicked: true, quantity: 1, unitCents: 10_000, per: "once" },
    ...changes,
  };
}

function offer(lines: QuoteLine[], discounts: Offer["discounts"] = []): Offer {
  return { groups: [ONLY_GROUP], lines, discounts, vatPercent: 21 };
}

function named(former: Offer, next: Offer) {
  const { added, gone, changed } = versionChanges(former, next);
  return {
    added: added.map(({ description }) => description),
    gone: gone.map(({ description }) => description),
    changed: changed.map(({ before, after }) => [before.description, before.price, after.description, after.price]),
  };
}

const NONE = { added: [], gone: [], changed: [] };

describe("the changes between two versions", () => {
  it("are none when lines only change places, groups or ticks", () => {
    const former = offer([line("0", "Website"), line("1", "Foto's")]);
    const next = offer([line("1", "Foto's", { isTicked: false, group: "1" }), line("0", "Website")]);
    expect(named(former, next)).toEqual(NONE);
  });

  it("are lines that came, went or cost something else", () => {
    const former = offer([line("0", "Website"), line("1", "Foto's"), line("2", "Hosting")]);
    const next = offer([line("0", "Website", { unitCents: 12_000 }), line("2", "Hosting"), line("3", "Teksten")]);
    expect(named(former, next)).toEqual({
      added: ["Teksten"],
      gone: ["Foto's"],
      changed: [["Website", { cents: 10_000 }, "Website", { cents: 12_000 }]],
    });
  });

  it("take another quantity or period for another price", () => {
    const next = offer([line("0", "Website", { quantity: 2 }), line("1", "Hosting", { per: "month" })]);
    const { changed } = versionChanges(offer([line("0", "Website"), line("1", "Hosting")]), next);
    expect(changed.map(({ after }) => after.description)).toEqual(["Website", "Hosting"]);
  });

  it("know a line without its key by what it says, and one that says something else by its key", () => {
    expect(named(offer([line("0", "Website")]), offer([line("7", "Website")]))).toEqual(NONE);
    expect(named(offer([line("0", "Website")]), offer([line("0", "Webshop")]))).toEqual({
      ...NONE,
      changed: [["Website", { cents: 10_000 }, "Webshop", { cents: 10_000 }]],
    });
  });

  it("do not take a line for another one that has its key now", () => {
    const former = offer([line("0", "Website"), line("1", "Hosting")]);
    const next = offer([line("0", "Website"), line("1", "Teksten"), line("2", "Hosting")]);
    expect(named(former, next)).toEqual({ ...NONE, added: ["Teksten"] });
  });

  it("tell equal lines apart", () => {
    const former = offer([line("0", "Pagina"), line("1", "Pagina")]);
    const next = offer([line("0", "Pagina"), line("1", "Pagina"), line("2", "Pagina")]);
    expect(named(former, next)).toEqual({ ...NONE, added: ["Pagina"] });
  });

  it("are discounts too, each apart from a line of the same name", () => {
    const discount = { description: "Welkom", kind: "percent", value: 10, per: "once" } as const;
    const website = line("0", "Website");
    expect(
      named(offer([website], [discount]), offer([website], [{ ...discount, kind: "amount", value: 500 }])),
    ).toEqual({
      ...NONE,
      changed: [["Welkom", { percent: -10 }, "Welkom", { cents: -500 }]],
    });
    expect(named(offer([website, line("1", "Welkom")]), offer([website], [discount]))).toEqual({
      ...NONE,
      added: ["Welkom"],
      gone: ["Welkom"],
    });
  });
});
