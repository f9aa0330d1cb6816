import { expect, it } from "vitest";
import {
  isPermanent,
  isServerAway,
  mailRetryDelay,
  RETRY_DELAYS,
  retryDelay,
  type SendFailure,
  UnansweredMail,
} from "./retry";

const minute = 60_000;

const answered = (response: string): SendFailure => ({
  message: `Mail command failed: ${response}`,
  code: "EENVELOPE",
  responseCode: Number(response.slice(0, 3)),
  response,
});

it.each([
  "550 5.1.1 <anna@example.com>: user unknown",
  "550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more",
  "501 5.1.3 Bad recipient address syntax",
  "554 5.6.0 Message content rejected",
])("gives up when the recipient or the message is at fault: %s", (response) => {
  expect(isPermanent(answered(response))).toBe(true);
});

it.each([
  "421 4.3.2 Service shutting down",
  "450 4.2.0 Greylisted",
  "451 4.1.1 Not known for now",
  "452 4.2.2 Mailbox full",
  "535 5.7.8 Authentication failed",
  "550 5.7.1 Relaying denied",
  "550 5.7.26 This mail is unauthenticated",
  "552 5.2.2 Over quota",
  "553 5.7.1 Sender address rejected",
  "554 5.7.1 Blocked by policy: 5.1.1 is only mentioned here",
  "554 Transaction failed",
  "550 Requested action not taken",
])("tries again when it can be put right: %s", (response) => {
  expect(isPermanent(answered(response))).toBe(false);
});

it.each(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EABORT", "EAUTH", "ECONNREFUSED", undefined])(
  "tries again after %s",
  (code) => {
    expect(isPermanent({ message: "broken", code })).toBe(false);
  },
);

it("tries again within a minute, at least every hour, and for five days or more", () => {
  expect(retryDelay(1)).toBeLessThan(minute);
  expect(Math.max(...RETRY_DELAYS)).toBe(60 * minute);
  expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay)).toBeGreaterThanOrEqual(5 * 24 * 60 * minute);
  expect(RETRY_DELAYS.every((delay, index) => delay >= (RETRY_DELAYS[index - 1] ?? 0))).toBe(true);
});

const refused = { ...answered("451 4.7.1 Later"), command: "RCPT TO" };
const longest = RETRY_DELAYS.reduce((sum, delay) => sum + delay);

it("lets a mail wait for a tenth of its age, half a minute at least and an hour at most, and gives it up at last", () => {
  const ages = [0, 20 * minute, 24 * 60 * minute, longest - 1, longest];
  expect(ages.map((age) => mailRetryDelay(refused, 1, age))).toEqual([
    minute / 2,
    2 * minute,
    60 * minute,
    60 * minute,
    null,
  ]);
});

it("tries a mail that the mail server has not seen half a minute later, however old it is", () => {
  const away = { message: "refused", code: "ECONNECTION" };
  expect([0, longest - 1, longest].map((age) => mailRetryDelay(away, 99, age))).toEqual([minute / 2, minute / 2, null]);
});

it("tries a mail that may have arrived ever more seldom", () => {
  const unanswered = new UnansweredMail("ETIMEDOUT");
  expect([1, 2, 4, 999].map((attempts) => mailRetryDelay(unanswered, attempts, 0))).toEqual([
    45_000,
    5 * minute,
    60 * minute,
    60 * minute,
  ]);
});

it.each([
  ["ECONNECTION", undefined],
  ["ETIMEDOUT", undefined],
  ["EPROTOCOL", "CONN"],
  ["EAUTH", "AUTH PLAIN"],
  ["EENVELOPE", "MAIL FROM"],
])("takes the mail server to be away after %s, %s", (code, command) => {
  expect(isServerAway({ message: "no", code, command })).toBe(true);
});

it.each([
  ["EENVELOPE", "RCPT TO"],
  ["EENVELOPE", "DATA"],
  ["EMESSAGE", "DATA"],
  [undefined, undefined],
])("takes a mail that is refused for a mail that is refused: %s, %s", (code, command) => {
  expect(isServerAway({ message: "no", code, command })).toBe(false);
});

it("ends after the last delay", () => {
  expect(retryDelay(RETRY_DELAYS.length)).toBe(60 * minute);
  expect(retryDelay(RETRY_DELAYS.length + 1)).toBeNull();
});
