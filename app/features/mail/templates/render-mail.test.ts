import { describe, expect, it } from "vitest";
import { business } from "~/content/business";
import { confirmation, notice } from "../../../../tests/support/mails";
import { renderMail } from "./render-mail.server";

describe("the confirmation", () => {
  const render = (props = confirmation.props, language: "nl" | "en" = "nl") =>
    renderMail("offer-request-confirmation", props, language);

  it("says in both parts when the answer comes, what was asked, and who we are", async () => {
    const { html, text } = await render();
    for (const fact of ["22 november", "14:05", "Webshop", business.phone.national, business.kvk, business.vat]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(text).toContain("zondag 22 november om 14:05");
    expect(text).toContain("maandag t/m vrijdag van 9:00 tot 18:00 en zaterdag van 10:00 tot 16:00");
    expect(html).toContain(`href="tel:${business.phone.international}"`);
  });

  it("is in the language of the visitor", async () => {
    const { subject, html, text } = await render(confirmation.props, "en");
    expect(subject).toBe("We have your request at Weef");
    expect(html).toContain('lang="en"');
    expect(text).toContain("Sunday 22 November at 14:05");
  });

  it.each([
    ["offer-request", "Je aanvraag bij Weef is binnen", "offerteaanvraag"],
    ["package-contact", "Je pakketaanvraag bij Weef is binnen", "pakketaanvraag"],
    ["meta-ads-lead", "Je reactie op onze advertentie is binnen", "advertentie"],
  ] as const)("of a %s has words of its own", async (type, subject, why) => {
    const mail = await renderMail(`${type}-confirmation`, confirmation.props, "nl");
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(why);
    expect(mail.text).toContain("zondag 22 november om 14:05");
  });

  it("shows what was typed as text, line by line", async () => {
    const { html, text } = await render();
    expect(html).toContain("&lt;b&gt;brood&lt;/b&gt; &amp; bezorgen");
    expect(html).not.toContain("<b>brood");
    expect(text).toContain("Hallo,\n\nMet <b>brood</b> & bezorgen.");
  });

  it("takes placeholders in what was typed for text", async () => {
    const { text } = await render({ ...confirmation.props, name: "{phone} $& {toString}" });
    expect(text).toContain("Dank je wel, {phone} $& {toString}");
  });

  it("asks answering machines not to answer, and loads nothing from elsewhere", async () => {
    const { html, headers } = await render();
    expect(headers).toEqual({ "Auto-Submitted": "auto-generated" });
    expect(html).not.toMatch(/<img|<script|@import|url\(|src=/);
  });

  it("stays below the size at which Gmail cuts mails off", async () => {
    const { html } = await render({ ...confirmation.props, asked: [{ label: "Bericht", value: "é".repeat(5_000) }] });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

describe("the notice", () => {
  const render = (props = notice.props) => renderMail("offer-request-notice", props, "nl");

  it("names the visitor in its subject, on one line", async () => {
    expect((await render()).subject).toBe("Nieuwe aanvraag van Anna Jansen");
    expect((await render({ ...notice.props, name: "Anna\r\nBcc: x@y.nl" })).subject).toBe(
      "Nieuwe aanvraag van Anna Bcc: x@y.nl",
    );
  });

  it("calls, messages, writes and opens the dashboard with one tap", async () => {
    const { html, text } = await render();
    for (const link of [
      "tel:+31612345678",
      "https://wa.me/31612345678",
      "mailto:anna@bakkerij.example",
      "https://weef.example/admin",
    ]) {
      expect(html).toContain(`href="${link}"`);
    }
    expect(text).toContain("https://wa.me/31612345678");
    expect(text).toContain("Binnen op\nza 21 nov 2026, 14:05");
    expect(text).toContain("Formulier\nhomepage");
  });

  it("has no telephone buttons without a number that can be called", async () => {
    for (const phone of [null, "op kantoor"]) {
      const { html } = await render({ ...notice.props, phone });
      expect(html).not.toContain("wa.me");
      expect(html).toContain("mailto:anna@bakkerij.example");
    }
  });

  it("makes no link of an address that could carry more than itself", async () => {
    const { html } = await render({ ...notice.props, email: "a@b.nl?bcc=c@d.nl" });
    expect(html).not.toContain("mailto:a@b.nl?bcc");
  });
});
