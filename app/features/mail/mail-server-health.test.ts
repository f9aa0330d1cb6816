import { expect, it } from "vitest";
import { diagnose, MailServerHealth } from "./mail-server-health";
import { UnsendableMail } from "./retry";

const START = Date.parse("2026-11-21T13:05:00.000Z");
const after = (seconds: number) => new Date(START + seconds * 1_000);

const answered = (response: string, code = "EENVELOPE", command = "MAIL FROM") =>
  diagnose({ message: "refused", code, command, responseCode: Number(response.slice(0, 3)), response });

it.each(["550 5.1.1 No such user", "452 4.2.2 Mailbox full", "450 4.2.0 Greylisted", "554 5.6.0 Content rejected"])(
  "takes a mail server that judges one mail to be well: %s",
  (response) => expect(answered(response)).toBe("well"),
);

it.each([
  "421 4.3.2 Shutting down",
  "451 4.3.0 Later",
  "550 5.7.1 Relaying denied",
  "550 Not today",
  "454 4.7.0 Later",
])("takes one that refuses whatever comes to be ill: %s", (response) => expect(answered(response)).toBe("ill"));

it.each([
  ["RCPT TO", "EENVELOPE", "550 5.4.1 Recipient address rejected"],
  ["RCPT TO", "EENVELOPE", "554 5.7.1 Relaying denied"],
  ["DATA", "EENVELOPE", "554 No"],
  ["DATA", "EMESSAGE", "552 5.3.4 Message too big"],
])("takes one that refuses a mail for good, knowing what it is, to be well: %s, %s, %s", (command, code, response) =>
  expect(answered(response, code, command)).toBe("well"),
);

it.each([
  ["RCPT TO", "EENVELOPE", "451 4.3.0 Later"],
  ["DATA", "EMESSAGE", "451 4.7.1 Later"],
  ["CONN", "EPROTOCOL", "554 5.7.1 No service for you"],
])("takes one that refuses whatever comes, or for now, to be ill: %s, %s, %s", (command, code, response) =>
  expect(answered(response, code, command)).toBe("ill"),
);

it("takes silence, and a way that is closed, for illness", () => {
  expect(diagnose({ message: "timeout", code: "ETIMEDOUT" })).toBe("ill");
  expect(diagnose({ message: "refused", code: "ECONNECTION" })).toBe("ill");
});

it("tells credentials that are refused from a sign-in that does not work now", () => {
  expect(answered("535 5.7.8 Authentication failed", "EAUTH")).toBe("locked");
  expect(answered("454 4.7.0 Temporary authentication failure", "EAUTH")).toBe("ill");
});

it("says nothing of a mail server that was not asked", () => {
  expect(diagnose(new TypeError("a template is broken"))).toBeNull();
  expect(diagnose(new UnsendableMail("no address"))).toBeNull();
});

it("is tried every thirty seconds while it is ill", () => {
  const health = new MailServerHealth();
  health.noteTrouble("ill", after(0));
  expect([0, 29, 30, 31, 59, 60].map((seconds) => health.takeProbe(after(seconds)))).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

it("is tried at once by a process that begins", () => {
  const health = new MailServerHealth();
  health.suspect();
  expect(health.takeProbe(after(0))).toBe(true);
});

it("is not tried before the turn of a mail while it is well, or refuses our credentials", () => {
  const health = new MailServerHealth();
  health.noteWell();
  expect(health.takeProbe(after(3_600))).toBe(false);
  health.noteTrouble("locked", after(0));
  expect(health.takeProbe(after(3_600))).toBe(false);
});

it("is news once that it is well", () => {
  const health = new MailServerHealth();
  expect([health.noteWell(), health.noteWell()]).toEqual([true, false]);
  health.noteTrouble("ill", after(0));
  expect([health.noteWell(), health.noteWell()]).toEqual([true, false]);
});
