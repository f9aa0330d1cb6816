import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail.server";
import type { AlertFinding } from "./template-props";

const SINCE = "2026-11-21T13:05:00.000Z";
const findings: AlertFinding[] = [
  { cause: "mail", waiting: 12, reason: "451 4.3.2\r\nTry later" },
  { cause: "disk", machine: "weef-1", freeMegabytes: 412 },
  { cause: "calendar", calendar: "Anna", host: "dav.example", user: "anna@weef.example", reason: "silent" },
];

describe.each(findings)("the notice about $cause", (finding) => {
  const render = (until: string | null, language: "nl" | "en") =>
    renderMail("alert-notice", { ...finding, since: SINCE, until, url: "https://weef.example/admin" }, language);

  it.each(["nl", "en"] as const)("says in %s since when, what was found and where to look", async (language) => {
    const { subject, text } = await render(null, language);
    expect(subject).toContain(language === "nl" ? "Actie nodig" : "Action needed");
    expect(text).toContain("14:05");
    const facts = {
      mail: ["12", language === "nl" ? "nu niet aannemen" : "cannot take", "451 4.3.2 Try later"],
      disk: ["412 MB", "weef-1"],
      calendar: ["Anna (anna@weef.example)", language === "nl" ? "dav.example antwoordt niet" : "dav.example doesn’t"],
      mailbox: [],
    }[finding.cause];
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).toContain("https://weef.example/admin");
  });

  it.each([
    ["nl", "3 uur"],
    ["en", "3 hours"],
  ] as const)("says in %s that it is over, and after how long", async (language, length) => {
    const { subject, text } = await render("2026-11-21T16:05:00.000Z", language);
    expect(subject).toContain(length);
    expect(text).toContain("17:05");
    expect(text).not.toMatch(/Actie nodig|Action needed|451/);
  });
});

it.each([
  ["nl", "opgegeven"],
  ["en", "gave up"],
] as const)("says in %s of mails that were given up that they are not sent", async (language, said) => {
  const about = {
    cause: "mail",
    waiting: 0,
    reason: null,
    since: SINCE,
    url: "https://weef.example/admin/mails",
  } as const;
  const ended = { ...about, until: "2026-11-26T16:05:00.000Z", isGivenUp: true };
  const { subject, text } = await renderMail("alert-notice", ended, language);
  expect(subject).toContain(said);
  expect(text).not.toMatch(/verzonden|has gone out/);
});

it("says that no reason is known, where none is", async () => {
  const props = {
    cause: "mail",
    waiting: 1,
    reason: null,
    since: SINCE,
    until: null,
    url: "https://weef.example/admin",
  } as const;
  expect((await renderMail("alert-notice", props, "nl")).text).toContain("Nog niet bekend");
});
