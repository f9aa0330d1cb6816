import { describe, expect, it } from "vitest";
import { ownWords } from "./quoted-text";

const ASKED = "Kan het ook op vrijdag?\n\nGroet, Jan";

describe("the writer's own words are what is left", () => {
  it.each([
    ["Gmail", "Op ma 3 nov 2026 om 10:00 schreef Weef <hallo@weef.example>:\n\n> Beste Jan,\n> Woensdag?"],
    ["Gmail, broken", "Op ma 3 nov 2026 om 10:00 schreef Weef <\nhallo@weef.example>:\n> Beste Jan,"],
    ["Gmail in English", "On Mon, 3 Nov 2026 at 10:00, Weef <hallo@weef.example> wrote:\n\n> Dear Jan,"],
    ["Gmail in German", "Am Mo., 3. Nov. 2026 um 10:00 Uhr schrieb Weef <hallo@weef.example>:\n\n> Guten Tag"],
    ["Gmail in French", "Le lun. 3 nov. 2026 à 10:00, Weef <hallo@weef.example> a écrit :\n\n> Bonjour"],
    [
      "Apple Mail",
      "> Op 3 nov 2026, om 10:00 heeft Weef <hallo@weef.example> het volgende geschreven:\n> \n> Beste Jan",
    ],
    ["Thunderbird", "Weef schreef op 3-11-2026 om 10:00:\n> Beste Jan,\n>> Eerder\n> Woensdag?\n"],
    ["HTML as text", "Op 3 november 2026 om 10:00 schreef Weef:\nBeste Jan,\nWoensdag?"],
    [
      "Outlook",
      "________________________________\nVan: Weef <hallo@weef.example>\nVerzonden: maandag 3 november\nAan: Jan\nOnderwerp: Site\n\nBeste Jan,",
    ],
    ["Outlook in English", "From: Weef <hallo@weef.example>\nSent: Monday\nTo: Jan\nSubject: Site\n\nDear Jan,"],
    ["Outlook, bold", "*Van:* Weef\n*Verzonden:* maandag\n*Aan:* Jan\n*Onderwerp:* Site\n\nBeste Jan,"],
    ["an old Outlook", "-----Oorspronkelijk bericht-----\nVan: Weef\nBeste Jan,"],
    ["a forwarded mail", "---------- Forwarded message ---------\nFrom: Weef"],
    ["a signature", "-- \nJan Jansen\nBakkerij Jansen\n053 000 00 00"],
    ["a phone", "Verzonden vanaf mijn iPhone"],
    ["an app with a link", "Outlook voor Android downloaden\nhttps://aka.ms/AAb9ysg"],
    [
      "a phone above a quote",
      "Verstuurd vanaf mijn Galaxy\n\nOp ma 3 nov 2026 schreef Weef <hallo@weef.example>:\n> Beste Jan,",
    ],
  ])("%s", (_program, rest) => {
    expect(ownWords(`${ASKED}\n\n${rest}`)).toBe(ASKED);
    expect(ownWords(`${ASKED}\r\n\r\n${rest.replaceAll("\n", "\r\n")}`)).toBe(ASKED);
  });

  it("but for answers between the lines of a quote", () => {
    const between = "Op 3 nov 2026 schreef Weef:\n> Woensdag?\nLiever vrijdag.\n> Om tien uur?\nGoed.";
    expect(ownWords(`${between}\n\n> Groet,\n> Weef`)).toBe(between);
  });

  it("and all of it where nothing else is left", () => {
    const quote = "> Beste Jan,\n> Woensdag?";
    expect(ownWords(quote)).toBe(quote);
    expect(ownWords("-- \nJan")).toBe("-- \nJan");
  });

  it("and sentences that only look like a quote", () => {
    for (const text of [
      "Op maandag schreef ik:\nhet formulier werkt niet.",
      "Van: Enschede\nNaar: Hengelo, dat is de route.",
      "Vragen:\n- kan het op vrijdag?\n- wat kost het?",
    ]) {
      expect(ownWords(text)).toBe(text);
    }
  });
});
