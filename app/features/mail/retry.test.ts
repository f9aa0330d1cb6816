import { expect, it } from "vitest";
import { isPermanent, mailRetryDelay, RETRY_DELAYS, retryDelay, type SendFailure, UnsendableMail } from "./retry";

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

it("gives up on a mail that cannot be addressed", () => {
  expect(isPermanent(new UnsendableMail("no address"))).toBe(true);
});

it("tries again within a minute, at least every hour, and for five days or more", () => {
  expect(retryDelay(1)).toBeLessThan(minute);
  expect(Math.max(...RETRY_DELAYS)).toBe(60 * minute);
  expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay)).toBeGreaterThanOrEqual(5 * 24 * 60 * minute);
  expect(RETRY_DELAYS.every((delay, index) => delay >= (RETRY_DELAYS[index - 1] ?? 0))).toBe(true);
});

it("goes on every hour with a mail that has used up its attempts sooner, and ends when it is as old as others", () => {
  const longest = RETRY_DELAYS.reduce((sum, delay) => sum + delay);
  expect(mailRetryDelay(1, longest)).toBe(45_000);
  expect(mailRetryDelay(RETRY_DELAYS.length + 1, longest - 1)).toBe(60 * minute);
  expect(mailRetryDelay(RETRY_DELAYS.length + 1, longest)).toBeNull();
});

it("ends after the last delay", () => {
  expect(retryDelay(RETRY_DELAYS.length)).toBe(60 * minute);
  expect(retryDelay(RETRY_DELAYS.length + 1)).toBeNull();
});
