import { expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/compose.server";
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
  const outcome = await sendTestMails(services(async (mail) => void sent.push(mail)));
  expect(outcome).toEqual({ outcome: "sent", to: OWNER_ADDRESS });
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [OWNER_ADDRESS, "[Test] Je reactie op onze advertentie is binnen"],
    [OWNER_ADDRESS, "[Test] Nieuwe lead uit je advertentie: Test Lead"],
  ]);
  expect(sent[1]?.text).toContain("Dit is een proef.");
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

it("tells what the mail server said, on one line", async () => {
  const refusal = Object.assign(new Error("Invalid login"), { response: "535 5.7.8\r\nBad credentials" });
  const outcome = await sendTestMails(services(() => Promise.reject(refusal)));
  expect(outcome).toEqual({ outcome: "failed", reason: "535 5.7.8 Bad credentials" });
});

it("tells that there is no mail server", async () => {
  const outcome = await sendTestMails(services(() => Promise.reject(new Error("connect ECONNREFUSED 127.0.0.1:25"))));
  expect(outcome).toEqual({ outcome: "failed", reason: "connect ECONNREFUSED 127.0.0.1:25" });
});
