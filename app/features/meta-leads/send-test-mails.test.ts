import { expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { OWNER_ADDRESS } from "../../../tests/support/meta-leads";
import { sendTestMails } from "./send-test-mails.server";

const env = { SITE_URL: "https://weef.example" };
const services = (send: (mail: OutgoingMail) => Promise<void>) => ({
  env,
  ownerEmail: OWNER_ADDRESS,
  transport: { domain: "weef.example", send, close: () => {} },
});

it("sends the mail of the customer and that of the owner, both to the owner", async () => {
  const sent: OutgoingMail[] = [];
  const outcome = await sendTestMails(
    services(async (mail) => void sent.push(mail)),
    "nl",
  );
  expect(outcome).toEqual({ outcome: "sent", to: OWNER_ADDRESS });
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [OWNER_ADDRESS, "[Test] Je reactie op onze advertentie is binnen"],
    [OWNER_ADDRESS, "[Test] Nieuwe lead uit je advertentie: Test Lead"],
  ]);
  expect(sent[1]?.text).toContain("Dit is een proef.");
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

it("says why they could not be sent, and what the mail server said, on one line", async () => {
  const refusal = Object.assign(new Error("Invalid login"), { response: "535 5.7.8\r\nBad credentials" });
  const outcome = await sendTestMails(
    services(() => Promise.reject(refusal)),
    "nl",
  );
  expect(outcome).toEqual({
    outcome: "failed",
    reason: "De mailserver weigert onze inloggegevens. (535 5.7.8 Bad credentials)",
  });
});

it("says that there is no mail server", async () => {
  const outcome = await sendTestMails(
    services(() => Promise.reject(new Error("connect ECONNREFUSED 127.0.0.1:25"))),
    "en",
  );
  expect(outcome).toEqual({
    outcome: "failed",
    reason: "The mail server cannot be reached. (connect ECONNREFUSED 127.0.0.1:25)",
  });
});
