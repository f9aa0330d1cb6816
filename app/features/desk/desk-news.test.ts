import { expect, it } from "vitest";
import { nl } from "~/content/desk/nl";
import type { LiveEvent } from "~/platform/live/live-event";
import { type DeskNews, isForOwner, isShownOn, toastFor } from "./desk-news";

const copy = { ...nl.conversations.news, ...nl.notifications.news };
const elsewhere = { pathname: "/admin", unread: 0, waiting: 0 };
const news = (event: LiveEvent | null, unread = 1, more: Partial<DeskNews> = {}): DeskNews => ({
  event,
  unread,
  newest: unread > 0 ? "newest" : null,
  waiting: 0,
  about: null,
  records: [],
  ...more,
});

it.each([
  [{ kind: "message", conversation: "a" }, "Nieuw bericht ontvangen", "/admin/chats/a"],
  [{ kind: "contact", conversation: "a" }, "Nieuwe contactgegevens ontvangen!", "/admin/chats/a"],
  [{ kind: "method", conversation: "a", method: "phone" }, "Contact via telefoon aangevraagd", "/admin/chats/a"],
  [{ kind: "method", conversation: "a", method: "whatsapp" }, "Contact via WhatsApp aangevraagd", "/admin/chats/a"],
  [{ kind: "appointment" }, "Nieuwe afspraak aangevraagd", "/admin/appointments?list=upcoming"],
] as const)("tells of %o", (event, title, to) => {
  expect(toastFor(news(event), elsewhere, copy, "nl")).toMatchObject({ title, to });
});

it("says how many conversations are unread, if any are", () => {
  const told = (unread: number) =>
    toastFor(news({ kind: "contact", conversation: "a" }, unread), elsewhere, copy, "nl")?.description;
  expect([0, 1, 2, 12, 100].map(told)).toEqual([
    null,
    "Er is 1 ongelezen gesprek",
    "Er zijn 2 ongelezen gesprekken",
    "Er zijn 12 ongelezen gesprekken",
    "Er zijn meer dan 99 ongelezen gesprekken",
  ]);
});

it("is silent about what the owner is looking at, does, or has heard of", () => {
  const reading = { ...elsewhere, pathname: "/admin/chats/a" };
  expect(toastFor(news({ kind: "message", conversation: "a" }), reading, copy, "nl")).toBeNull();
  expect(toastFor(news({ kind: "message", conversation: "b" }), reading, copy, "nl")).not.toBeNull();
  for (const kind of ["answer", "attendance", "presence", "read"] as const) {
    expect(toastFor(news({ kind, conversation: "a" }), elsewhere, copy, "nl")).toBeNull();
  }
  expect(toastFor(news({ kind: "appointment-changed" }), elsewhere, copy, "nl")).toBeNull();
  expect(toastFor(news(null, 1), { ...elsewhere, unread: 1 }, copy, "nl")).toBeNull();
});

it("announces a message when more conversations are unread than before, without an event for it", () => {
  for (const event of [null, { kind: "missed" }] as const) {
    expect(toastFor(news(event, 2), { ...elsewhere, unread: 1 }, copy, "nl")).toMatchObject({
      to: "/admin/chats/newest",
    });
    expect(toastFor(news(event, 1), { ...elsewhere, unread: 1 }, copy, "nl")).toBeNull();
  }
});

it.each([
  ["/admin/chats", { kind: "read", conversation: "a" }, true],
  ["/admin/chats/a", { kind: "answer", conversation: "a" }, true],
  ["/admin/chats/a", { kind: "read", conversation: "a" }, false],
  ["/admin/chats/a", { kind: "answer", conversation: "b" }, false],
  ["/admin/chats/a", { kind: "presence", conversation: "a" }, true],
  ["/admin/chats", { kind: "presence", conversation: "a" }, false],
  ["/admin", { kind: "contact", conversation: "a" }, true],
  ["/admin", { kind: "message", conversation: "a" }, false],
  ["/admin/appointments", { kind: "appointment" }, true],
  ["/admin", { kind: "appointment" }, true],
  ["/admin/appointments", { kind: "appointment-changed" }, true],
  ["/admin", { kind: "appointment-changed" }, true],
  // The user is choosing a time there.
  ["/admin/appointments/a/move", { kind: "appointment-changed" }, false],
  ["/admin", { kind: "lead", lead: "a" }, true],
  ["/admin", { kind: "lead-changed", lead: "a" }, true],
  ["/admin/leads/a", { kind: "lead-changed", lead: "a" }, true],
  ["/admin/leads/a", { kind: "mail", lead: "a" }, true],
  ["/admin/leads/a", { kind: "writing", lead: "a", user: "u1" }, false],
  ["/admin/leads/b", { kind: "lead-changed", lead: "a" }, false],
  ["/admin/quotes", { kind: "quote-agreed", quote: "a" }, true],
  ["/admin/quotes/a", { kind: "quote-asked", quote: "a" }, true],
  ["/admin/quotes/b", { kind: "quote-asked", quote: "a" }, false],
  ["/admin/projects", { kind: "project", project: "a", news: null }, true],
  ["/admin/projects/a", { kind: "project", project: "a", news: null }, true],
  ["/admin/projects/b", { kind: "project", project: "a", news: null }, false],
  ["/admin/meta-ads", { kind: "meta-token" }, true],
  ["/admin/quotes/b", { kind: "meta-token" }, false],
  ["/admin/chats/a", null, true],
  ["/admin", null, false],
  ["/admin/appointments", null, false],
] as const)("knows whether %s shows what %o changed", (pathname, event, isShown) => {
  expect(isShownOn({ ...elsewhere, pathname }, news(event))).toBe(isShown);
});

it.each([
  ["/admin/people/p", { kind: "mail", lead: "a" }, true],
  ["/admin/people/p", { kind: "lead-changed", lead: "a" }, true],
  ["/admin/people/p", { kind: "writing", lead: "a", user: "u1" }, false],
  ["/admin/people/q", { kind: "mail", lead: "a" }, false],
  ["/admin/leads/b", { kind: "mail", lead: "a" }, true],
  ["/admin/leads/b", { kind: "message", conversation: "c" }, true],
  ["/admin/leads/b", { kind: "read", conversation: "c" }, false],
  ["/admin/leads/b", { kind: "quote-agreed", quote: "q" }, true],
] as const)("knows whether %s, of one person, shows what %o changed", (pathname, event, isShown) => {
  const records = ["/admin/people/p", "/admin/leads/a", "/admin/leads/b"];
  expect(isShownOn({ ...elsewhere, pathname }, news(event, 0, { records }))).toBe(isShown);
});

it("reads lists, leads, people, quotes, projects and conversations again after missed events, and no page that is being filled in", () => {
  const isRead = (pathname: string) => isShownOn({ ...elsewhere, pathname }, news({ kind: "missed" }));
  const lists = [
    "/admin",
    "/admin/chats",
    "/admin/appointments",
    "/admin/quotes",
    "/admin/projects",
    "/admin/meta-ads",
  ];
  expect(
    [...lists, "/admin/chats/a", "/admin/quotes/a", "/admin/projects/a", "/admin/leads/a", "/admin/people/a"].filter(
      (path) => !isRead(path),
    ),
  ).toEqual([]);
  expect(
    [
      "/admin/appointments/a/move",
      "/admin/leads/new",
      "/admin/leads/import",
      "/admin/quotes/new",
      "/admin/projects/new",
    ].filter(isRead),
  ).toEqual([]);
});

it("announces a lead by name, and one from an advertisement as urgent", () => {
  const event = { kind: "lead", lead: "a" } as const;
  const told = (callBy: string | null) =>
    toastFor(news(event, 0, { about: { name: "Jan", callBy } }), elsewhere, copy, "nl");
  expect(told(null)).toMatchObject({ title: copy.lead, description: "Jan", to: "/admin/leads/a" });
  expect(told("2026-11-30T09:00:00.000Z")?.title).toBe("Nieuwe advertentielead: contact uiterlijk ma 10:00");
  expect(toastFor(news(event, 0), elsewhere, copy, "nl")).toBeNull();
  expect(toastFor(news({ kind: "lead-changed", lead: "a" }, 0), elsewhere, copy, "nl")).toBeNull();
});

it("reads the page again when there are more new leads than were announced", () => {
  expect(isShownOn(elsewhere, news(null, 0, { waiting: 1 }))).toBe(true);
});

it("announces what the customer of a project did, and is silent about the desk's own work", () => {
  const told = (done: "complete" | "approved" | "changes" | null) => {
    const event = { kind: "project", project: "a", news: done } as const;
    return toastFor(news(event, 0, { about: { name: "Smit", callBy: null } }), elsewhere, copy, "nl");
  };
  expect(told("approved")).toEqual({
    ...{ id: "desk-project-approved", type: "success", title: "Project: akkoord op de site!" },
    ...{ description: "Smit", to: "/admin/projects/a" },
  });
  expect((["complete", "changes"] as const).map((done) => told(done)?.title)).toEqual([
    "Project: alles is binnen",
    "Project: er moet iets anders",
  ]);
  expect(told(null)).toBeNull();
});

it("announces that a customer looks at a quote or answers it, and leads to it", () => {
  const told = (kind: "quote-viewed" | "quote-asked" | "quote-agreed" | "quote-declined") =>
    toastFor(news({ kind, quote: "a" }, 0, { about: { name: "Smit", callBy: null } }), elsewhere, copy, "nl");
  expect(told("quote-agreed")).toEqual({
    id: "desk-quote-agreed",
    type: "success",
    title: "Offerte akkoord!",
    description: "Smit",
    to: "/admin/quotes/a",
  });
  expect((["quote-viewed", "quote-asked", "quote-declined"] as const).map((kind) => told(kind)?.title)).toEqual([
    "Je offerte wordt bekeken",
    "Nieuwe vraag over een offerte",
    "Offerte niet akkoord",
  ]);
});

it("warns only the owner of problems with Meta", () => {
  expect(toastFor(news({ kind: "meta-token" }, 0), elsewhere, copy, "nl")).toMatchObject({
    type: "warning",
    title: "De toegang tot Meta is verlopen",
    to: "/admin/meta-ads",
  });
  expect([isForOwner({ kind: "meta-lead" }), isForOwner({ kind: "meta-token" })]).toEqual([true, true]);
  expect(isForOwner({ kind: "lead", lead: "a" })).toBe(false);
});
