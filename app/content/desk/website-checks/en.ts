import type { nl } from "./nl";

export const en: typeof nl = {
  metaTitle: "Website checks | {name}",
  title: "Website checks",
  subtitle:
    "Every site that a visitor or colleague had checked. A check disappears after {days} days, unless it belongs to a lead.",
  list: { label: "Website checks" },
  states: {
    running: "being checked",
    unreachable: "couldn’t be seen",
    good: "nothing to improve",
    bad: { one: "one thing to improve", more: "{count} things to improve" },
  },
  from: { visitor: "visitor, via {source}", desk: "from the desk" },
  lead: "Lead: {name}",
  noLead: "no lead",
  left: "left an e-mail address",
  empty: {
    title: "No checks yet",
    text: "As soon as someone has their site checked at /website-check, it will be here.",
  },
  pages: {
    pagesLabel: "Pages of website checks",
    older: "Older",
    noOlder: "There is nothing older.",
    newest: "To the newest",
  },
  refusals: {
    title: "Sites we don’t look at",
    text: "Does an owner ask us to stay away? Put their site here. We won’t look at it any more, nor at its subdomains.",
    label: "Address of the site",
    submit: "Never look again",
    remove: "Allow again",
    pending: "One moment...",
    by: "{who}, {day}",
    problem: "This is no address of a website.",
    done: "We no longer look at {host}.",
    removed: "{host} may be looked at again.",
  },
  fact: {
    label: "Website",
    check: "Check {host}",
    pending: "One moment...",
    unknown: "Not known yet",
    address: "Address of the website",
    submit: "Check this site",
    again: "Again, or another site",
    recent: "This site was checked at {at}, see above. You can check it again from {again}.",
    problems: {
      empty: "Fill in the address of the website.",
      invalid: "This is no address of a website.",
      private: "This address isn’t on the public internet.",
      port: "This address uses a port we don’t open.",
      refused: "The owner doesn’t want us to look at this site.",
    },
  },
  happening: {
    asked: "Website check of {host}",
    unreachable: "{host} couldn’t be seen.",
    good: "Nothing to improve was found.",
  },
};
