import type { nl } from "./nl";

export const en = {
  unreachable: "The mail server cannot be reached.",
  unknownServer: "The mail server cannot be found: its name is wrong, or there is no internet.",
  silent: "The mail server does not answer in time.",
  unanswered: "The mail server got the e-mail, but did not say whether it takes it. It may have arrived after all.",
  insecure: "No secure connection can be made with the mail server.",
  signIn: "The mail server refuses our user name or password.",
  noMailbox: "This mailbox does not exist. Check the address.",
  badAddress: "This is no address that an e-mail can go to.",
  mailboxFull: "The recipient’s mailbox is full.",
  later: "The mail server cannot take the e-mail now.",
  refused: "The mail server refuses this e-mail.",
  file: "The e-mail could not be stored as a file.",
  other: "Something went wrong while sending it.",
} satisfies typeof nl;
