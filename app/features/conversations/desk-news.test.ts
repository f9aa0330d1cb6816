import { expect, it } from "vitest";
import { conversationsCopy } from "~/content/conversations/conversations-copy.server";
import type { LiveEvent } from "~/features/live/live-event";
import { isShownOn, toastFor } from "./desk-news";

const copy = conversationsCopy.nl.news;
const elsewhere = { pathname: "/admin", unread: 0 };
const news = (event: LiveEvent | null, unread = 1) => ({ event, unread, newest: unread > 0 ? "newest" : null });

it.each([
  [{ kind: "message", conversation: "a" }, "Nieuw bericht ontvangen", "/admin/chats/a"],
  [{ kind: "contact", conversation: "a" }, "Nieuwe contactgegevens ontvangen!", "/admin/chats/a"],
  [{ kind: "method", conversation: "a", method: "phone" }, "Contact via telefoon aangevraagd", "/admin/chats/a"],
  [{ kind: "method", conversation: "a", method: "whatsapp" }, "Contact via WhatsApp aangevraagd", "/admin/chats/a"],
  [{ kind: "appointment" }, "Nieuwe afspraak aangevraagd", "/admin/appointments"],
] as const)("tells of %o", (event, title, to) => {
  expect(toastFor(news(event), elsewhere, copy)).toMatchObject({ title, to });
});

it("says how many conversations are unread, where any is", () => {
  const told = (unread: number) =>
    toastFor(news({ kind: "contact", conversation: "a" }, unread), elsewhere, copy)?.description;
  expect([0, 1, 2, 12].map(told)).toEqual([
    null,
    "Er is 1 ongelezen gesprek",
    "Er zijn 2 ongelezen gesprekken",
    "Er zijn 12 ongelezen gesprekken",
  ]);
});

it("is silent about what the owner is looking at, does, or has heard of", () => {
  const reading = { pathname: "/admin/chats/a", unread: 0 };
  expect(toastFor(news({ kind: "message", conversation: "a" }), reading, copy)).toBeNull();
  expect(toastFor(news({ kind: "message", conversation: "b" }), reading, copy)).not.toBeNull();
  for (const kind of ["answer", "attendance", "presence", "read"] as const) {
    expect(toastFor(news({ kind, conversation: "a" }), elsewhere, copy)).toBeNull();
  }
  expect(toastFor(news(null, 1), { ...elsewhere, unread: 1 }, copy)).toBeNull();
});

it("takes more unread conversations than before for a message that nobody told of", () => {
  expect(toastFor(news(null, 2), { ...elsewhere, unread: 1 }, copy)).toMatchObject({ to: "/admin/chats/newest" });
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
  ["/admin/chats/a", null, true],
  ["/admin", null, false],
] as const)("knows whether %s shows what %o changed", (pathname, event, isShown) => {
  expect(isShownOn(pathname, news(event))).toBe(isShown);
});
