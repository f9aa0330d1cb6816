export interface MalformedMail {
  name: string;
  source: Buffer;
  /** The parts that must be found in it all the same. */
  text?: string;
  subject?: string;
  from?: string;
  fromName?: string;
  file?: string;
}

export const HEAD = [
  "From: Jan Jansen <jan@klant.example>",
  "To: hallo@weef.example",
  "Date: Sat, 28 Nov 2026 10:00:00 +0100",
];
export const latin = (text: string) => Buffer.from(text, "latin1");
export const lines = (...all: string[]) => latin(all.join("\r\n"));
export const mail = (head: readonly string[], ...body: string[]) => lines(...HEAD, ...head, "", ...body);
export const id = (name: string) => `Message-ID: <${name}@klant.example>`;
export const PLAIN = "Content-Type: text/plain; charset=utf-8";
export const mixed = (boundary = "grens") => `Content-Type: multipart/mixed; boundary="${boundary}"`;

const alternatives = (name: string, text: string, html: string) =>
  Buffer.from(
    [
      ...HEAD,
      id(name),
      'Content-Type: multipart/alternative; boundary="grens"',
      "",
      "--grens",
      PLAIN,
      "",
      text,
      "--grens",
      "Content-Type: text/html; charset=utf-8",
      "",
      html,
      "--grens--",
    ].join("\r\n"),
  );

/** Mails in which programs name what they wrote falsely, or not at all. */
export const misreadMails: MalformedMail[] = [
  {
    name: "8-bit headers in UTF-8",
    source: Buffer.from(`${HEAD.join("\r\n")}\r\nSubject: Café één\r\n${id("utf8")}\r\n\r\nHallo`),
    subject: "Café één",
    text: "Hallo",
  },
  {
    name: "8-bit headers in Latin-1",
    source: mail(["Subject: Caf\xe9", id("latin1"), PLAIN], "Hallo"),
    text: "Hallo",
    subject: "Café",
  },
  {
    name: "8-bit headers with an encoded word",
    source: Buffer.from(
      `${HEAD.join("\r\n")}\r\nSubject: Café =?utf-8?Q?=C3=A9=C3=A9n?=\r\n${id("beide")}\r\n\r\nHallo`,
    ),
    subject: "Café één",
  },
  {
    name: "8-bit headers in the character set of the text",
    source: mail(
      ["Subject: \xf0\xd2\xc9\xd7\xc5\xd4", id("koi8kaal"), "Content-Type: text/plain; charset=koi8-r"],
      "Hallo",
    ),
    subject: "Привет",
  },
  {
    name: "an encoded word cut in half",
    source: mail(["Subject: =?utf-8?B?Q2Fmw", id("half"), PLAIN], "Hallo"),
    text: "Hallo",
    subject: "Caf",
  },
  ...[
    ["in Base64", "=?utf-8?B?Q2Fmww==?= =?utf-8?B?qSBlbiB0aGVl?="],
    ["in Base64 that goes on in the next word", "=?utf-8?B?Q2Fmw?= =?UTF-8?B?6kgZW4gdGhlZQ==?="],
    ["in quoted-printable", "=?utf-8?Q?Caf=C3?=\r\n =?utf-8?Q?=A9_en_thee?="],
    ["encoded in two ways", "=?utf-8?B?Q2Fmww==?=\r\n\t=?utf-8?Q?=A9_en_thee?="],
    ["without a space", "=?utf-8?Q?Caf=C3?==?utf-8?Q?=A9_en_thee?="],
  ].map(([how, subject]) => ({
    name: `a character split over two words ${how}`,
    source: mail([`Subject: ${subject}`, id("gesplitst"), PLAIN], "Hallo"),
    text: "Hallo",
    subject: "Café en thee",
  })),
  {
    name: "words in Latin-1 that are UTF-8",
    source: mail(["Subject: =?iso-8859-1?Q?Caf=C3=A9?=", id("onwaar"), PLAIN], "Hallo"),
    subject: "Café",
  },
  {
    name: "a sender that is encoded as a whole",
    source: lines("From: =?utf-8?Q?Jos=C3=A9_<jose=40klant.example>?=", id("heel"), PLAIN, "", "Hallo"),
    from: "jose@klant.example",
    fromName: "José",
  },
  {
    name: "a sender that is encoded as a whole in Base64",
    source: lines(
      `From: =?utf-8?B?${Buffer.from("Jan <jan@klant.example>").toString("base64")}?=`,
      id("heel64"),
      PLAIN,
      "",
      "Hallo",
    ),
    from: "jan@klant.example",
    fromName: "Jan",
  },
  {
    name: "a sender's name that is cut inside a character",
    source: lines(
      "From: =?utf-8?B?Sm9zw6kgUmVuww==?= =?utf-8?B?qQ==?= <jose@klant.example>",
      id("halvenaam"),
      PLAIN,
      "",
      "Hallo",
    ),
    from: "jose@klant.example",
    fromName: "José René",
  },
  {
    name: "a type that is encoded as a whole",
    source: mail([id("heeltype"), "Content-Type: =?utf-8?Q?text/plain;_charset=3Diso-8859-1?="], "Caf\xe9"),
    text: "Café",
  },
  {
    name: "an unknown character set",
    source: mail([id("charset"), "Content-Type: text/plain; charset=x-onbekend"], "Hallo daar"),
    text: "Hallo daar",
  },
  ...["", "; charset=x-onbekend", "; charset=us-ascii", '; charset="iso-8859-1"', "; charset=utf-8"].map((said) => ({
    name: `UTF-8 that says ${said || "nothing"}`,
    source: Buffer.concat([mail([id("zegt"), `Content-Type: text/plain${said}`], ""), Buffer.from("Café, 5 €")]),
    text: "Café, 5 €",
  })),
  ...["", "; charset=x-onbekend", "; charset=us-ascii", "; charset=windows-1252", "; charset=utf-8"].map((said) => ({
    name: `Windows-1252 that says ${said || "nothing"}`,
    source: mail([id("zegt2"), `Content-Type: text/plain${said}`], "Caf\xe9, 5 \x80"),
    text: "Café, 5 €",
  })),
  {
    name: "Windows-1252 without any type",
    source: mail([id("zegt3")], "Caf\xe9, 5 \x80"),
    text: "Café, 5 €",
  },
  {
    name: "UTF-8 with one broken byte",
    source: Buffer.concat([mail([id("kapot"), PLAIN], ""), Buffer.from("Café "), latin("\xe9"), Buffer.from(" één")]),
    text: "Café \ufffd één",
  },
  {
    name: "Windows-1252 in Base64 that says UTF-8",
    source: mail(
      [id("b64fout"), PLAIN, "Content-Transfer-Encoding: base64"],
      latin("Caf\xe9 en thee").toString("base64"),
    ),
    text: "Café en thee",
  },
  {
    name: "Windows-1252 in quoted-printable that says UTF-8, in one of two parts",
    source: mail(
      [id("qpfout"), mixed()],
      "--grens",
      PLAIN,
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "Caf=E9 en =",
      "thee",
      "--grens",
      "Content-Type: text/html",
      "",
      "<p>Caf\xe9</p>",
      "--grens--",
      "",
    ),
    text: "Café en thee",
  },
  {
    name: "UTF-16 said to be UTF-8",
    source: Buffer.concat([mail([id("utf16"), PLAIN], ""), Buffer.from("Hallo", "utf16le")]),
    text: "Hallo",
  },
  {
    name: "parts without a boundary",
    source: mail([id("grens"), "Content-Type: multipart/mixed"], "--x", PLAIN, "", "Hallo", "--x--"),
    text: "Hallo",
  },
  {
    name: "an empty boundary",
    source: mail([id("lege-grens"), mixed("")], "--x", PLAIN, "", "Groet", "-- ", "Jan", "--x--"),
    text: "Groet\n-- \nJan",
  },
  {
    name: "an empty boundary, and nothing but dashes between the parts",
    source: mail([id("streepjes"), mixed("")], "--", PLAIN, "", "Groet", "-- ", "Jan", "----", "rest"),
    text: "Groet\n-- \nJan",
  },
  {
    name: "another boundary than the one between the parts",
    source: mail([id("ander"), mixed("x")], "--y", "Content-Type: text/html", "", "<p>Hallo", "--y--"),
    text: "Hallo",
  },
  {
    name: "an empty boundary within parts",
    source: mail(
      [id("binnen"), mixed()],
      "--grens",
      'Content-Type: multipart/alternative; boundary=""',
      "",
      "--binnen",
      PLAIN,
      "",
      "Hallo",
      "--binnen--",
      "--grens",
      "Content-Type: application/pdf; name=a.pdf",
      "",
      "%PDF-1.4",
      "--grens--",
    ),
    text: "Hallo",
    file: "a.pdf",
  },
  {
    name: "a boundary that never comes",
    source: mail([id("nooit2"), mixed("x")], "Hallo zonder grens"),
    text: "Hallo zonder grens",
  },
  ...[
    "Your mail client does not support HTML.",
    "Deze e-mail is in HTML. Je mailprogramma laat dat niet zien.",
    "Lees dit bericht in je browser: https://klant.example/1",
    "",
    " \u00a0\r\n\u200b",
  ].map((excuse) => ({
    name: `a text that is only an excuse for the HTML: ${JSON.stringify(excuse)}`,
    source: alternatives("smoes", excuse, "<p>Wat kost een <b>site</b>?</p>"),
    text: "Wat kost een site?",
  })),
  {
    name: "a text about HTML",
    source: alternatives(
      "geen-smoes",
      "Mijn HTML is stuk, ook in de browser.",
      "<h1>Mijn HTML</h1>is stuk, ook in de <i>browser</i>.",
    ),
    text: "Mijn HTML is stuk, ook in de browser.",
  },
  {
    name: "a text file without a name",
    source: mail(
      [id("naamloos-tekst"), mixed()],
      "--grens",
      PLAIN,
      "",
      "Zie de bijlage.",
      "--grens",
      "Content-Type: text/csv",
      "Content-Disposition: attachment",
      "",
      "a;b",
      "--grens--",
    ),
    file: "bijlage-1.csv",
  },
];
