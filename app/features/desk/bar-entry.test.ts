import { expect, it } from "vitest";
import { barEntryOf } from "./desk-pages";

it.each([
  ["/admin", "today"],
  ["/admin?outcome=sent", "today"],
  ["/admin?view=list", "requests"],
  ["/admin?q=smit", "requests"],
  ["/admin/leads/019a", "requests"],
  ["/admin/chats/019a", "chats"],
  ["/admin/appointments/blocks", "appointments"],
  ["/admin/unknown-paths", "tools"],
  ["/admin/unknown-paths/redirects", "tools"],
  ["/admin/chat-answers/vat", "tools"],
  ["/admin/tools", "tools"],
])("%s belongs to the entry %s of the bar", (path, entry) => {
  expect(barEntryOf(new URL(path, "https://weef.example"))).toBe(entry);
});
