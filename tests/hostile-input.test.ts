import { expect, it } from "vitest";
import { emailAddress, optionalLines } from "~/components/forms/text-field";
import { nl } from "~/content/desk/meta-leads/nl";
import { markdownParts, renderMarkdown } from "~/features/articles/markdown.server";
import { shippedAssistant } from "~/features/chat/bot/answer.server";
import { REPLY_LENGTH, readWords, replyProblem } from "~/features/chat/bot/typed-words";
import { findContactDetails } from "~/features/chat/contact-details";
import { MESSAGE_LENGTH } from "~/features/chat/protocol";
import { linkedParts } from "~/features/chat/widget/linked-parts";
import { fieldsInShared } from "~/features/leads/by-hand/shared-fields";
import { dayIn } from "~/features/leads/import/day-in";
import { needlesOf, searchText } from "~/features/leads/search-text.server";
import { bounceOf } from "~/features/mail/mailbox/bounce";
import { parseHead, parseMessage } from "~/features/mail/mailbox/parse-message.server";
import { ownWords } from "~/features/mail/mailbox/quoted-text";
import { isShowable, safeHtml } from "~/features/mail/mailbox/safe-html.server";
import { greetedName, isLinked, withoutName } from "~/features/mail/templates/unconfirmed-text";
import { topicOf } from "~/features/mail/thread/topic";
import { readFields } from "~/features/meta-leads/lead-fields";
import { redirectKey } from "~/features/not-found/redirects/redirect-path";
import { deviceOf } from "~/features/users/sessions/device";
import { masked } from "~/lib/log.server";
import { chipsIn, withChips } from "~/lib/text/fact-chips";
import { foldText } from "~/lib/text/fold";
import { isMailAddress } from "~/lib/text/mail-address";
import { partsOf } from "~/lib/text/markup";
import { phonesIn } from "~/lib/text/phone";
import { tidyText } from "~/lib/text/tidy-text";
import { repairMail } from "~/platform/parsing/repair-mail";

/** Largest sizes, in characters, as the edge and the schemas let them in. */
const LINE = 500;
const MESSAGE = 5_000;
const BODY = 64_000;
const ARTICLE = 40_000;
const MAIL = 200_000;
/** A parser in a thread of its own is stopped by that; here, all that it is given fits. */
const THREADED = 1_000;

const bytes = (text: string) => new TextEncoder().encode(text);
const links = { addressOf: (path: string) => path, printed: (path: string) => path };

/** Everything that reads what strangers, files or the desk send, with the largest that reaches it. */
const READERS: [name: string, most: number, read: (text: string) => unknown][] = [
  ["own words of a mail", MAIL, ownWords],
  ["a mail as it comes", THREADED, (text) => parseMessage(bytes(text), new Date(0))],
  ["a mail's text", THREADED, (text) => parseMessage(bytes(`From: a@b.nl\n\n${text}`), new Date(0))],
  [
    "a mail's parts",
    THREADED,
    (text) => parseMessage(bytes(`Content-Type: multipart/mixed; boundary=a\n\n${text}`), new Date(0)),
  ],
  ["a mail's HTML", THREADED, (text) => parseMessage(bytes(`Content-Type: text/html\n\n${text}`), new Date(0))],
  [
    "a mail's invitation",
    THREADED,
    (text) => parseMessage(bytes(`Content-Type: text/calendar; method=REPLY\n\n${text}`), new Date(0)),
  ],
  [
    "the head of a mail",
    THREADED,
    (text) => parseHead(bytes(`Subject: ${text}\nFrom: ${text}\nTo: ${text}\n\n`), new Date(0)),
  ],
  [
    "the files of a mail",
    THREADED,
    (text) => parseHead(bytes(`Content-Disposition: attachment; filename=${text}\n\n`), new Date(0)),
  ],
  ["a mail that is repaired", MAIL, (text) => repairMail(bytes(text))],
  ["headers that are repaired", MAIL, (text) => repairMail(bytes(`Subject: ${text}\nContent-Type: ${text}\n\n`))],
  [
    "parts that are repaired",
    MAIL,
    (text) => repairMail(bytes(`Content-Type: multipart/mixed; boundary=""\n\n--a\na: b\n\n${text}`)),
  ],
  ["HTML that is shown", MAIL / 4, (html) => (isShowable(html) ? safeHtml(html) : null)],
  ["a returned mail", BODY, (text) => bounceOf(text, text)],
  ["a subject", BODY, topicOf],
  ["a mail that is written", 20_000, partsOf],
  ["an article", ARTICLE / 8, (text) => renderMarkdown(text, links, { pictures: [], origin: "" })],
  ["the links of an article", ARTICLE / 4, markdownParts],
  ["facts in a text", ARTICLE, (text) => chipsIn(withChips(text, {}))],
  ["a chat message", MESSAGE_LENGTH / 2, (text) => shippedAssistant.answer(text, "nl")],
  ["contact details in a chat message", MESSAGE_LENGTH, findContactDetails],
  ["links in a chat message", MESSAGE_LENGTH, (text) => linkedParts(text, "https://weef.example")],
  ["a reply of the assistant", REPLY_LENGTH, (text) => replyProblem(text, {})],
  ["words of the assistant", BODY, (text) => readWords(text, new Set())],
  [
    "what is shared with the desk",
    BODY / 16,
    (text) => fieldsInShared(new URL(`https://a.nl/?${new URLSearchParams({ text, title: text })}`)),
  ],
  ["a search", BODY / 4, needlesOf],
  [
    "what a lead is found by",
    MESSAGE,
    (text) => searchText({ name: text, email: text, phone: text, company: text, message: text }),
  ],
  [
    "a form of Meta",
    MESSAGE,
    (text) =>
      readFields(
        ["email", "phone_number", text].map((name) => ({ name, values: [text] })),
        nl.lead,
      ),
  ],
  ["a name in a mail", LINE, (text) => [isLinked(text), greetedName(text), withoutName(text)]],
  ["an address of a form", BODY, (text) => emailAddress.safeParse(text)],
  ["lines of a form", BODY, (text) => optionalLines(MESSAGE).safeParse(text)],
  ["an address of a mail", BODY, isMailAddress],
  ["telephone numbers", MESSAGE / 2, phonesIn],
  ["a day of a sheet", MESSAGE, (text) => dayIn(text)],
  ["an address of the site", BODY / 4, redirectKey],
  ["a browser's name", BODY / 4, deviceOf],
  ["a line of the log", BODY / 4, masked],
  ["a text that is folded", BODY, foldText],
  ["a text that is tidied", BODY, tidyText],
];

/** Repeated until the size is reached: what makes a search start over, go deep, or wait for an end that never comes. */
const SHAPES = [
  ..." \t\n\r\u00a0\u200b\u0301\ud83d\u202e>-_*~`'\"<&()[]{}|\\/:;,.@#=+!?$%^0a".split(""),
  ..."a_ _a *a **a ***a** _* ~~a `a ``a` [a]( [[a](b) ![a]( - 1. > |a|b ## <a <a> </a> <b><i> <!-- <![CDATA[ <style>".split(
    " ",
  ),
  ..."&amp; &a &#x a@ @a a@b a@b. a@b.c http:// http://a www. a.b. a- -a a: :a 12: 1,2; +3 (0) 06- 31- {a {a} {{ $1".split(
    " ",
  ),
  // Marks that Unicode has to put in order.
  "\u0301\u0323",
  "Op a schreef\n",
  '" on a at b"',
  "On 12 a@b wrote\n",
  "Van: a\n",
  "From: a\nTo: b\n",
  "> a\n",
  "-- \n",
  "a\n\n",
  "- a\n",
  "* a\n  * ",
  "|a|b\n|-|-\n",
  "# a\n",
  "[a]: b\n",
  "1. a\n",
  "a: b\r\n",
  "a: b\r\n\t",
  "--a\r\n",
  "--a\n\n",
  "=?utf-8?Q?a?= ",
  "=?utf-8?B?YQ==?=",
  "=?",
  "=E2=82",
  "<div>",
  "<a href='",
  '<p style="color:',
  "<table><tr><td>",
  "Re: ",
  "re[1]:",
  "COMMENT:a\n",
  "ATTENDEE;PARTSTAT=",
  "550 5.1.1 ",
  "Final-Recipient: rfc822; a\n",
  "06 12 34 56 78 ",
  "+31 (0)6 ",
  "a b c d ",
  "kvk nummer is ",
  "1-1-2026 ",
  "12:00:00 ",
  "a, b; ",
  "a's ",
  "é",
  "ß",
  "日本",
  "🏳️‍🌈",
  "أ",
];

/** Milliseconds, far beyond what any of them takes: what does not end is stopped. */
const HANG = 120_000;

/** Four times what can come in: what takes time by the square of its size would take sixteen times as long, and not end. */
const SIZES = [0.1, 4];

it.each(READERS)(
  "%s is read to its end, whatever its shape",
  async (_name, most, read) => {
    expect(SHAPES.length).toBeGreaterThanOrEqual(100);
    for (const shape of SHAPES) {
      for (const size of SIZES) {
        const text = shape.repeat(Math.ceil((most * size) / shape.length));
        await read(`a${text}\u0000`);
      }
    }
  },
  HANG,
);
