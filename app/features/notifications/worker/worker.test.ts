import { expect, it } from "vitest";
import type { DeviceNotice } from "../notice";
import { noticeIn, shownOptions, windowFor } from "./shown-notice";

const notice: DeviceNotice = {
  id: "1",
  title: "Nieuwe aanvraag",
  body: "Anna · Webshop",
  topic: "lead:a",
  path: "/admin/leads/a",
  isUrgent: false,
  call: "Ik bel nu",
  language: "nl",
};
const alone = { shown: [], isDeskInView: false, now: 0 };
const at = (path: string) => ({ url: `https://weef.example${path}` });

it("shows a notice with sound, in its language, in place of an earlier one on the same topic", () => {
  expect(shownOptions(notice, alone)).toMatchObject({
    body: "Anna · Webshop",
    lang: "nl",
    tag: "lead:a",
    renotify: true,
    silent: false,
    data: { id: "1", path: "/admin/leads/a" },
    actions: [{ action: "call", title: "Ik bel nu" }],
  });
  expect(shownOptions({ ...notice, call: null }, alone).actions).toEqual([]);
  expect(shownOptions(notice, { ...alone, shown: [{ id: "0" }] })).toMatchObject({ renotify: true, silent: false });
});

it("is silent about a repeat, and where the desk is in view", () => {
  expect(shownOptions(notice, { ...alone, shown: [{ id: "1" }] })).toMatchObject({ renotify: false, silent: true });
  expect(shownOptions(notice, { ...alone, isDeskInView: true })).toMatchObject({ renotify: false, silent: true });
});

it("keeps what is urgent on the screen until somebody looks", () => {
  expect(shownOptions({ ...notice, isUrgent: true }, alone).requireInteraction).toBe(true);
  expect(shownOptions(notice, alone).requireInteraction).toBe(false);
});

it("accepts only what the desk sends as a notice", () => {
  expect(noticeIn(notice)).toEqual(notice);
  for (const other of [null, "text", {}, { ...notice, path: "https://elsewhere.example" }, { ...notice, id: "" }]) {
    expect(noticeIn(other)).toBeNull();
  }
});

it("opens a notice where its page is shown, or where nothing is being written, or in a new window", () => {
  const [lead, list, editor] = [at("/admin/leads/a?x=1"), at("/admin"), at("/admin/quotes/7")];
  expect(windowFor([list, lead], "/admin/leads/a")).toEqual({ window: lead, isThere: true });
  expect(windowFor([list, lead], "/admin/leads/a#write")).toEqual({ window: lead, isThere: true });
  expect(windowFor([editor, list], "/admin/leads/a")).toEqual({ window: list, isThere: false });
  expect(windowFor([editor], "/admin/leads/a")).toBeNull();
  expect(windowFor([], "/admin/leads/a")).toBeNull();
});
