import { expect, it } from "vitest";
import { answerSubject, topicOf } from "./topic";
import { MAIL_BOUNDS } from "./writing";

it("takes an answer, forwarded or not, for the same topic", () => {
  expect(topicOf("Re: Antw: Fwd:  Een  plan")).toBe("een plan");
});

it.each(["Een vraag ", "woord", "سؤال ", "😀"])(
  "answers a subject of any length, about the same topic: %s",
  (words) => {
    for (const length of [1, 20, 145, 150, 2_000]) {
      const subject = words.repeat(length / words.length + 1).trim();
      const answer = answerSubject(subject);
      expect(answer.length).toBeLessThanOrEqual(MAIL_BOUNDS.subject);
      expect([topicOf(answer), topicOf(answerSubject(answer))]).toEqual([topicOf(subject), topicOf(subject)]);
    }
  },
);
