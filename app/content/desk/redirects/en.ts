import type { nl } from "./nl";

export const en = {
  metaTitle: "Redirects | {name}",
  title: "Redirects",
  subtitle:
    "Anyone who asks for an old address is taken to the right page. An address with a page of its own always goes on showing that page.",
  tabs: { label: "Addresses", unknown: "Unknown addresses", redirects: "Redirects" },
  make: "Make a redirect",
  form: {
    newTitle: "New redirect",
    from: "Old address",
    fromHint: "Without the domain, such as /old-page",
    to: "To which page",
    toHint: "Choose one, or type an address of this site",
    status: "Kind",
    statuses: { 301: "Moved for good", 302: "For the time being" },
    submit: "Redirect",
    save: "Save",
    pending: "Working...",
  },
  columns: { from: "From", to: "To", hits: "Times followed", lastHit: "Last", by: "By" },
  never: "not yet",
  change: "Change",
  remove: "Remove",
  problems: {
    from: {
      path: "Begin with a slash, such as /old-page, without the domain or a question mark.",
      private: "This address is not for visitors and cannot redirect.",
      isPage: "There is a page at this address. It cannot be hidden.",
      exists: "This address already has a redirect. Change that one.",
      isTarget: "Another redirect leads here. Change that one first.",
    },
    to: {
      path: "Type an address of this site, such as /diensten. Other sites are not possible.",
      noPage: "This page does not exist. Choose one from the list.",
      chain: "This address redirects itself. Choose the page where it ends up.",
    },
  },
  empty: { title: "No redirects yet", text: "Make one above, or from an unknown address." },
  outcomes: {
    kept: "This address redirects now.",
    removed: "The redirect is gone.",
    restored: "The redirect is back.",
    gone: "This redirect is no longer there, or there is another one by now.",
    conflict: "Somebody else has changed this redirect in the meantime. Below is how it stands now.",
  },
  undo: "Undo",
} satisfies typeof nl;
