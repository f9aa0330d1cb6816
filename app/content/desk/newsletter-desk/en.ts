import type { nl } from "./nl";

export const en = {
  metaTitle: "Newsletter | {name}",
  title: "Newsletter",
  subtitle: "Everyone who wants the newsletter, with the proof. E-mail only those who confirmed.",
  letters: "Letters",
  tabsLabel: "Subscriptions",
  tabs: { confirmed: "Confirmed", pending: "Waiting to confirm", unsubscribed: "Unsubscribed" },
  states: { confirmed: "Confirmed", pending: "Not confirmed", unsubscribed: "Unsubscribed" },
  since: { confirmed: "Confirmed on", pending: "Requested on", unsubscribed: "Unsubscribed on" },
  search: { label: "Search addresses", hint: "A part will do", submit: "Search", clear: "Clear" },
  languages: { nl: "Dutch", en: "English" },
  columns: { email: "E-mail address", language: "Language", page: "Subscribed via" },
  noPage: "unknown",
  proof: {
    open: "Proof",
    requested: "Requested",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
    wording: "The form said",
  },
  unsubscribe: {
    open: "Unsubscribe",
    explain: "Does somebody want to be taken off the list? The proof from back then is kept.",
    submit: "Unsubscribe this address",
  },
  remove: {
    open: "Delete",
    explain: "The address and the proof will be gone for good. The person can always subscribe again.",
    submit: "Delete for good",
  },
  outcomes: {
    unsubscribed: "Unsubscribed. This address gets no newsletter any more.",
    deleted: "Deleted. Nothing is kept of this address.",
    gone: "This address is no longer on the list.",
  },
  empty: {
    confirmed: {
      title: "No readers yet",
      text: "People who subscribe and follow the link in the e-mail are listed here. The form is below the blog.",
    },
    pending: {
      title: "Nobody is waiting",
      text: "People who subscribed and have not confirmed yet are listed here. If that takes too long, we delete the address.",
    },
    unsubscribed: { title: "Nobody has left", text: "People who unsubscribe are listed here." },
    narrowed: { title: "Not found", text: "No address on this list has those letters." },
  },
  toForm: "See the form",
  toAll: "Show the whole list",
  paging: {
    pagesLabel: "Pages",
    older: "Older subscriptions",
    noOlder: "That was all of them.",
    newest: "Back to the newest",
  },
} satisfies typeof nl;
