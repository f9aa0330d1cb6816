import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { business } from "~/content/business";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { confirmation, notice } from "../../../../tests/support/mails";
import { colour } from "./mail-theme";
import { renderMail } from "./render-mail.server";
import { formatOpeningHours } from "./times-in-words.server";

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
    expect(text).toContain("Bellen kan van maandag tot en met vrijdag tussen 9:00 en 17:30.");
    expect(html).toContain(`href="tel:${business.phone.international}"`);
  });

  it("is in the language of the visitor", async () => {
    const { subject, html, text } = await render(confirmation.props, "en");
    expect(subject).toBe("Weef has received your request");
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

  it("keeps in the text what was typed and looks like looks", async () => {
    const { text } = await render({
      ...confirmation.props,
      asked: [{ label: "Bericht", value: 'Geen style="x" graag' }],
    });
    expect(text).toContain('Geen style="x" graag');
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

  it("ends the line for the inbox with room, so that nothing of the mail follows it there", async () => {
    const { html } = await render();
    const [, line = ""] = /<div[^>]* data-skip-in-text="true">([^<]*)<\/div>/.exec(html) ?? [];
    expect(line).toMatch(/^Je hoort van ons uiterlijk [^\u00a0]+(\u00a0\u200c){50,}$/);
  });

  it("breaks a word that is wider than a telephone, wherever it stands", async () => {
    const mails = [
      await renderMail(
        "user-invite",
        { url: "https://x.example", until: "2026-11-22T13:05:00.000Z", inviter: "W".repeat(100), role: "staff" },
        "nl",
      ),
      await render(),
    ];
    // The style of the cell around everything else.
    for (const { html } of mails)
      expect(html).toMatch(
        /<body[^>]*><div[^>]*>[^<]*<\/div><table[^>]*><tbody><tr><td style="[^"]*word-break:break-word/,
      );
  });

  it("stays below the size at which Gmail cuts mails off", async () => {
    const { html } = await render({ ...confirmation.props, asked: [{ label: "Bericht", value: "é".repeat(5_000) }] });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

describe("on a dark screen", () => {
  /** The element that holds each text directly, as far as its own style colours the text. */
  const coloured = (html: string) =>
    [...html.matchAll(/<\w+([^>]*style="(?:[^"]*;)?color:#[0-9a-f]{6}[^"]*"[^>]*)>([^<\s][^<]*)/g)].filter(
      ([, attributes = ""]) => !attributes.includes(`color:${colour.white}`),
    );

  it("every text takes a colour that can be read there", async () => {
    const price = {
      lines: [{ label: "Webshop", excluding: "€ 1", including: "€ 2" }],
      totals: [{ label: "Eenmalig", excluding: "€ 1", including: "€ 2" }],
      columns: { excluding: "excl.", including: "incl." },
      notes: ["Richtprijs."],
    };
    const summary = { company: null, requestedAt: confirmation.props.answerBy, price };
    const mails = [
      await renderMail("configurator-confirmation", { ...confirmation.props, summary }, "nl"),
      await renderMail("configurator-notice", { ...notice.props, price }, "nl"),
    ];
    for (const { html } of mails) {
      expect(coloured(html).length).toBeGreaterThan(10);
      for (const [, attributes, text] of coloured(html)) {
        expect(attributes, text).toMatch(/class="[^"]*\b(?:soft|strong|link|quiet)\b/);
      }
    }
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
      "https://weef.example/admin/leads/1",
    ]) {
      expect(html).toContain(`href="${link}"`);
    }
    expect(text).toContain("https://wa.me/31612345678");
    expect(text).toContain("Binnen op\nza 21 nov 2026, 14:05");
    expect(text).toContain("Formulier\nhomepage");
  });

  it("asks answering machines not to answer the visitor", async () => {
    expect((await render()).headers).toEqual({ "Auto-Submitted": "auto-generated" });
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

describe("the mails about an appointment", () => {
  const told = {
    name: "Anna {phone} Jansen",
    startsAt: "2026-11-24T08:45:00.000Z",
    phone: null,
    subject: "Een webshop <b>voor</b> brood",
    calendar: { method: "REQUEST" as const, content: "BEGIN:VCALENDAR" },
    url: "https://weef.example/afspraak/beheer/token",
    movedFrom: null,
    isByUs: false,
  };

  it("say when and where, and lead to the page of the appointment", async () => {
    const { subject, text, html, calendar } = await renderMail("appointment-confirmation", told, "nl");
    expect(subject).toBe("Je afspraak op dinsdag 24 november om 9:45 staat vast");
    for (const fact of [business.address.street, "30 minuten", "Een webshop <b>voor</b> brood", told.url]) {
      expect(text).toContain(fact);
    }
    expect(html).not.toContain("<b>voor");
    expect(text).toContain("Tot dan, Anna {phone} Jansen");
    expect(calendar).toEqual({ ...told.calendar, filename: "afspraak.ics" });
  });

  it("say that we call, where a number was left", async () => {
    const { text } = await renderMail("appointment-moved", { ...told, phone: "06 12 34 56 78" }, "en");
    expect(text).toContain("We’ll call you");
    expect(text).not.toContain("7500 AA Enschede, the Netherlands");
  });

  it("say who moved it, and what it was before", async () => {
    const moved = { ...told, movedFrom: "2026-11-23T08:00:00.000Z" };
    const [own, byUs] = await Promise.all(
      [false, true].map((isByUs) => renderMail("appointment-moved", { ...moved, isByUs }, "nl")),
    );
    expect(own?.subject).toBe("Je afspraak is verzet naar dinsdag 24 november om 9:45");
    expect(byUs?.subject).toBe("We verzetten je afspraak naar dinsdag 24 november om 9:45");
    for (const mail of [own, byUs]) {
      expect(mail?.text).toMatch(/Was\s+maandag 23 november om 9:00/);
      expect(mail?.text).toMatch(/Verzetten of afzeggen.*beheer\/token/);
    }
  });

  it("say who cancelled, and lead to a new one", async () => {
    const own = await renderMail("appointment-cancelled", told, "nl");
    const byUs = await renderMail("appointment-cancelled", { ...told, isByUs: true }, "nl");
    expect(own.subject).toBe("Je afspraak op dinsdag 24 november om 9:45 gaat niet door");
    expect(byUs.subject).toBe("We moeten afzeggen: dinsdag 24 november om 9:45");
    for (const { text } of [own, byUs]) expect(text).toMatch(/Nieuwe afspraak maken.*beheer\/token/);
  });

  it("remind without an invitation", async () => {
    expect((await renderMail("appointment-reminder", { ...told, calendar: null }, "nl")).calendar).toBeNull();
  });
});

describe("the mails of the chat", () => {
  const contact = {
    name: null,
    email: null,
    phone: "06 12 34 56 78",
    said: ["Hallo", "Bel me <b>snel</b>"],
    page: "/prijzen",
    language: "en" as const,
    agreedAt: "2026-11-21T13:05:00.000Z",
    url: "https://weef.example/admin/chats/1",
  };
  const answer = {
    name: "Anna {phone}",
    answers: ["Ja, <b>morgen</b>.", "Tot dan!"],
    url: "https://weef.example/#chat",
  };

  it("tell the owner how to reach whom, and where the conversation is", async () => {
    const { subject, text, html } = await renderMail("chat-contact-notice", contact, "nl");
    expect(subject).toBe("Contactgegevens uit de chat: Een bezoeker");
    for (const fact of ["06 12 34 56 78", "Bel me <b>snel</b>", "Engels", "za 21 nov 2026, 14:05", contact.url]) {
      expect(text).toContain(fact);
    }
    expect(html).toContain('href="tel:+31612345678"');
    expect(html).not.toMatch(/<b>snel|mailto:(?!hallo)/);
    const named = await renderMail("chat-contact-notice", { ...contact, name: "Jan", email: "jan@smit.example" }, "nl");
    expect(named.subject).toBe("Contactgegevens uit de chat: Jan");
    expect(named.html).toContain("mailto:jan@smit.example");
  });

  it("bring a visitor every answer, and the way back", async () => {
    const { text, html, headers } = await renderMail("chat-answer", answer, "nl");
    // A person wrote it, and may be answered.
    expect(headers).toEqual({});
    expect(text).toContain("Je hebt antwoord, Anna {phone}");
    expect(text).toContain("Ja, <b>morgen</b>.\n\nTot dan!");
    expect(text).toContain(answer.url);
    expect(html).not.toContain("<b>morgen");
    const english = await renderMail("chat-answer", { ...answer, name: null }, "en");
    expect(english.text).toContain("You have an answer");
  });
});

describe("the mails about a quote", () => {
  const props = { name: "R. Smit", number: "2026-0001", url: "https://weef.example/offerte/x" };
  const render = (template: "quote" | "quote-agreed", language: "nl" | "en") =>
    renderMail(template, { ...props, validUntil: "21 december 2026", sums: [], document: null }, language);

  it.each([
    ["nl", "pagina van de offerte", "trekken we hem in"],
    ["en", "quote page", "withdraw it"],
  ] as const)(
    "offer in %s what can still be done: no question on the page, nor a way back, once agreed",
    async (...[language, ask, withdraw]) => {
      const [brought, agreed] = [await render("quote", language), await render("quote-agreed", language)];
      for (const offer of [ask, withdraw]) {
        expect(brought.text).toContain(offer);
        expect(agreed.text).not.toContain(offer);
      }
      expect(agreed.text).toContain(business.phone.national.replaceAll(" ", "\u00a0"));
    },
  );
});

describe("a mail", () => {
  const theme = readFileSync(new URL("../../../app.css", import.meta.url), "utf8");

  it.each(Object.entries(colour))("has the colour %s of the website", (name, value) => {
    expect(theme).toContain(`--color-${name.replace(/\d+$/, "-$&")}: ${value};`);
  });

  it("says every day that is open and no other", () => {
    const schedule: WeeklyHours = [
      { days: [1, 2, 4], from: "09:00", to: "18:00" },
      { days: [6], from: "10:00", to: "16:00" },
    ];
    expect(formatOpeningHours(schedule, "nl")).toBe(
      "van maandag tot en met dinsdag en op donderdag tussen 9:00 en 18:00 en op zaterdag tussen 10:00 en 16:00",
    );
    expect(formatOpeningHours(schedule, "en")).toBe(
      "Monday to Tuesday and Thursday from 9:00 to 18:00 and Saturday from 10:00 to 16:00",
    );
  });
});
