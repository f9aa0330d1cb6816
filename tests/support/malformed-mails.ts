import { deflateRawSync } from "node:zlib";
import { HEAD, id, latin, lines, type MalformedMail, mail, misreadMails, mixed, PLAIN } from "./misread-mails";

const nested = (depth: number): string[] =>
  depth === 0
    ? [PLAIN, "", "Diep van binnen"]
    : [`Content-Type: multipart/mixed; boundary=b${depth}`, "", `--b${depth}`, ...nested(depth - 1), `--b${depth}--`];
const fileMail = (name: string, type: string, content: Buffer, disposition: string) =>
  mail(
    [id(name), mixed()],
    "--grens",
    PLAIN,
    "",
    "Zie de bijlage.",
    "--grens",
    `Content-Type: ${type}`,
    "Content-Transfer-Encoding: base64",
    disposition,
    "",
    content.toString("base64"),
    "--grens--",
  );

/** A ZIP file of one entry whose content is a thousand times as large. */
function zipBomb(): Buffer {
  const size = 64 * 1024 * 1024;
  const packed = deflateRawSync(Buffer.alloc(size));
  const name = Buffer.from("[Content_Types].xml");
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex");
const EXE = Buffer.concat([latin("MZ"), Buffer.alloc(200)]);

/** Mails as programs of all times have sent them, and some that were made to do harm. */
export const malformedMails: MalformedMail[] = [
  { name: "nothing at all", source: Buffer.alloc(0) },
  { name: "one line feed", source: latin("\n") },
  { name: "a head without an end", source: lines(...HEAD, "Subject: Zonder einde"), subject: "Zonder einde" },
  { name: "a body without a head", source: latin("\r\nAlleen tekst"), text: "Alleen tekst" },
  { name: "no header names", source: latin("dit is geen mail\r\nmaar tekst\r\n\r\nmet een lege regel") },
  {
    name: "bytes by chance",
    source: Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 197 + (at >> 3)) % 256)),
  },
  { name: "only zeros", source: Buffer.alloc(10_000) },
  {
    name: "line feeds alone",
    source: latin(`${HEAD.join("\n")}\nSubject: Unix\n\nGewoon.`),
    text: "Gewoon.",
    subject: "Unix",
  },
  { name: "carriage returns alone", source: latin(`${HEAD.join("\r")}\rSubject: Mac\r\rGewoon.`) },
  { name: "no Message-ID", source: mail(["Subject: Geen id", PLAIN], "Hallo"), text: "Hallo" },
  { name: "an empty Message-ID", source: mail(["Message-ID: <>", PLAIN], "Hallo"), text: "Hallo" },
  {
    name: "a Message-ID without brackets",
    source: mail(["Message-ID: abc@klant.example", PLAIN], "Hallo"),
    text: "Hallo",
  },
  { name: "two Message-IDs", source: mail([id("een"), id("twee"), PLAIN], "Hallo"), text: "Hallo" },
  {
    name: "a Message-ID of 10 KB",
    source: mail([`Message-ID: <${"a".repeat(10_000)}@klant.example>`, PLAIN], "Hallo"),
    text: "Hallo",
  },
  {
    name: "500 references",
    source: mail(
      [id("ref"), `References: ${Array.from({ length: 500 }, (_, at) => `<${at}@weef.example>`).join("\r\n ")}`, PLAIN],
      "Hallo",
    ),
    text: "Hallo",
  },
  {
    name: "references without brackets",
    source: mail([id("kaal"), "References: een twee drie", PLAIN], "Hallo"),
    text: "Hallo",
  },
  {
    name: "a date in the future",
    source: lines("From: jan@klant.example", "Date: Mon, 1 Jan 2046 10:00:00 +0000", id("later"), PLAIN, "", "Hallo"),
    text: "Hallo",
  },
  {
    name: "a date before all mail",
    source: lines("From: jan@klant.example", "Date: Mon, 1 Jan 1900 10:00:00 +0000", id("vroeg"), PLAIN, "", "Hallo"),
    text: "Hallo",
  },
  {
    name: "a date that is none",
    source: lines("From: jan@klant.example", "Date: gisteren", id("gisteren"), PLAIN, "", "Hallo"),
    text: "Hallo",
  },
  { name: "no date", source: lines("From: jan@klant.example", id("nooit"), PLAIN, "", "Hallo"), text: "Hallo" },
  {
    name: "two dates",
    source: mail(["Date: Sun, 29 Nov 2026 10:00:00 +0100", id("dubbel"), PLAIN], "Hallo"),
    text: "Hallo",
  },
  { name: "no sender", source: lines("To: hallo@weef.example", id("niemand"), PLAIN, "", "Hallo"), text: "Hallo" },
  { name: "a sender without an address", source: lines("From: Jan", id("naam"), PLAIN, "", "Hallo"), text: "Hallo" },
  {
    name: "two senders",
    source: lines("From: a@klant.example, b@klant.example", id("twee"), PLAIN, "", "Hallo"),
    text: "Hallo",
  },
  {
    name: "a sender with a line break",
    source: lines(
      "From: =?utf-8?Q?Jan=0D=0ABcc:=20x@kwaad.example?= <jan@klant.example>",
      id("breuk"),
      PLAIN,
      "",
      "Hallo",
    ),
    text: "Hallo",
    from: "jan@klant.example",
  },
  {
    name: "a name of 10 KB",
    source: lines(`From: "${"Jan ".repeat(2_500)}" <jan@klant.example>`, id("lang"), PLAIN, "", "Hallo"),
    text: "Hallo",
    from: "jan@klant.example",
  },
  {
    name: "an address of 10 KB",
    source: lines(`From: ${"j".repeat(10_000)}@klant.example`, id("langadres"), PLAIN, "", "Hallo"),
    text: "Hallo",
  },
  {
    name: "an address within a name",
    source: lines('From: "bank@bank.example" <jan@klant.example>', id("dubbelnaam"), PLAIN, "", "Hallo"),
    from: "jan@klant.example",
  },
  {
    name: "5,000 recipients",
    source: mail(
      [`Cc: ${Array.from({ length: 5_000 }, (_, at) => `p${at}@klant.example`).join(",\r\n ")}`, id("veel"), PLAIN],
      "Hallo",
    ),
    text: "Hallo",
  },
  {
    name: "a group of recipients",
    source: mail(["Cc: Klanten: a@klant.example, b@klant.example;", id("groep"), PLAIN], "Hallo"),
    text: "Hallo",
  },
  {
    name: "a subject of 100 KB",
    source: mail([`Subject: ${"lang ".repeat(20_000)}`, id("onderwerp"), PLAIN], "Hallo"),
    text: "Hallo",
  },
  {
    name: "a subject turned round",
    source: mail(["Subject: =?utf-8?Q?factuur=E2=80=AEfdp.exe?=", id("om"), PLAIN], "Hallo"),
    subject: "factuurfdp.exe",
  },
  {
    name: "a subject with an unknown character set",
    source: mail(["Subject: =?x-klingon?Q?Hallo?=", id("klingon"), PLAIN], "Hallo"),
    text: "Hallo",
  },
  {
    name: "a subject in KOI8-R",
    source: mail(
      ["Subject: =?koi8-r?B?8NLJ18XU?=", id("koi8"), "Content-Type: text/plain; charset=koi8-r"],
      "\xf0\xd2\xc9\xd7\xc5\xd4",
    ),
    subject: "Привет",
    text: "Привет",
  },
  {
    name: "a subject in ISO-2022-JP",
    source: mail(
      [
        "Subject: =?iso-2022-jp?B?GyRCJDMkcyRLJEEkTxsoQg==?=",
        id("jis"),
        "Content-Type: text/plain; charset=iso-2022-jp",
      ],
      "\x1b$B$3$s$K$A$O\x1b(B",
    ),
    subject: "こんにちは",
    text: "こんにちは",
  },
  {
    name: "an unknown encoding",
    source: mail([id("uu"), PLAIN, "Content-Transfer-Encoding: x-uuencode"], "Hallo daar"),
    text: "Hallo daar",
  },
  {
    name: "broken base64",
    source: mail([id("b64"), PLAIN, "Content-Transfer-Encoding: base64"], "SGFsbG8*&^%$"),
    text: "Hallo",
  },
  {
    name: "broken quoted-printable",
    source: mail([id("qp"), PLAIN, "Content-Transfer-Encoding: quoted-printable"], "Hallo =ZZ =", "daar"),
    text: "Hallo",
  },
  {
    name: "a content type that is none",
    source: mail([id("type"), 'Content-Type: ;;;=""'], "Hallo daar"),
    text: "Hallo daar",
  },
  {
    name: "parts without an end",
    source: mail([id("open"), mixed()], "--grens", PLAIN, "", "Hallo zonder einde"),
    text: "Hallo zonder einde",
  },
  {
    name: "10,000 empty parts",
    source: mail([id("leeg"), mixed()], ...Array.from({ length: 10_000 }, () => "--grens\r\n\r\n"), "--grens--"),
  },
  { name: "parts 45 deep", source: mail([id("diep"), ...nested(45)]), text: "Diep van binnen" },
  { name: "parts 2,000 deep", source: mail([id("dieper"), ...nested(2_000)]) },
  {
    name: "a mail within itself",
    source: mail(
      [id("in"), mixed()],
      "--grens",
      PLAIN,
      "",
      "Zie hieronder",
      "--grens",
      "Content-Type: message/rfc822",
      "",
      "From: ander@klant.example",
      "Subject: Oud",
      "",
      "Dit schreef iemand anders",
      "--grens--",
    ),
    text: "Zie hieronder",
    file: "bijlage-1.eml",
  },
  {
    name: "a head of 3 MB",
    source: mail(
      [...Array.from({ length: 3_000 }, (_, at) => `X-Vul-${at}: ${"x".repeat(1_000)}`), id("kop")],
      "Hallo",
    ),
    from: "jan@klant.example",
  },
  { name: "one line of 2 MB", source: mail([id("regel"), PLAIN], "x".repeat(2 * 1024 * 1024)) },
  {
    name: "HTML with scripts and forms",
    source: mail(
      [id("script"), "Content-Type: text/html; charset=utf-8"],
      '<script>alert(1)</script><form action="https://kwaad.example"><input name=a></form><p onclick="x()">Beste Weef</p><img src="https://kwaad.example/p.gif">',
    ),
    text: "Beste Weef",
  },
  {
    name: "HTML 50,000 elements deep",
    source: mail([id("htmldiep"), "Content-Type: text/html; charset=utf-8"], `${"<div>".repeat(50_000)}Hallo`),
  },
  {
    name: "a file with a path in its name",
    source: fileMail(
      "pad",
      "image/png",
      PNG,
      'Content-Disposition: attachment; filename="..\\\\..\\\\windows/foto.png"',
    ),
    text: "Zie de bijlage.",
    file: "foto.png",
  },
  {
    name: "a program that says it is a picture",
    source: fileMail("exe", "image/png", EXE, "Content-Disposition: attachment; filename=foto.png"),
    file: "foto.png",
  },
  {
    name: "a file without a name",
    source: fileMail("naamloos", "application/pdf", latin("%PDF-1.4"), "Content-Disposition: attachment"),
    text: "Zie de bijlage.",
    file: "bijlage-1.pdf",
  },
  {
    name: "a file with a name of 10 KB",
    source: fileMail(
      "lange-naam",
      "application/pdf",
      latin("%PDF-1.4"),
      `Content-Disposition: attachment; filename="${"n".repeat(10_000)}.pdf"`,
    ),
    text: "Zie de bijlage.",
  },
  {
    name: "winmail.dat",
    source: fileMail(
      "winmail",
      "application/ms-tnef",
      Buffer.from("789f3e22", "hex"),
      "Content-Disposition: attachment; filename=winmail.dat",
    ),
    file: "winmail.dat",
  },
  {
    name: "a ZIP bomb",
    source: fileMail("bom", "application/zip", zipBomb(), "Content-Disposition: attachment; filename=foto.zip"),
    file: "foto.zip",
  },
  ...misreadMails,
];
