import { NIL } from "uuid";
import { MARK_ATTRIBUTE } from "~/lib/http/content-security-policy.server";
import { DRAFT_ATTRIBUTE, storageKey } from "./form-draft";
import { OPENING } from "./message-opening";

/** As the forms themselves would, except for the one that was just sent. The draft gets its id when it is read. */
const KEEP_TYPING_SCRIPT = `(() => {
  let sent = null;
  const keep = (form) => {
    const values = {};
    for (const { name, value, defaultValue, checked, defaultChecked } of form.querySelectorAll(":is(input, select, textarea)[name]")) {
      const isChanged = checked === defaultChecked ? value && value !== defaultValue : checked;
      if (!isChanged) continue;
      values[name] = value;
      if (name === "message") values.${OPENING} = defaultValue;
    }
    if (Object.keys(values).length === 0) return;
    const key = "${storageKey("")}" + form.getAttribute("${DRAFT_ATTRIBUTE}");
    const draft = JSON.parse(sessionStorage.getItem(key)) ?? { submissionId: "${NIL}", sent: null };
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, ...values } }));
  };
  addEventListener("submit", ({ target }) => {
    sent = target;
  });
  addEventListener("pagehide", () => {
    try {
      // A form that is alive has the novalidate attribute, and saves its own draft.
      for (const form of document.querySelectorAll("form[${DRAFT_ATTRIBUTE}]:not([novalidate])")) if (form !== sent) keep(form);
    } catch {}
    sent = null;
  });
})()`;

export function withTypingKept(html: string): string {
  if (!html.includes(`<form ${DRAFT_ATTRIBUTE}=`)) return html;
  return html.replace("</head>", () => `<script${MARK_ATTRIBUTE}>${KEEP_TYPING_SCRIPT}</script></head>`);
}
