import type { nl } from "./nl";

export const en = {
  unreachable: "The mail server cannot be reached.",
  unknownServer: "The mail server cannot be found: its name is wrong, or there is no internet.",
  silent: "The mail server does not answer in time.",
  unanswered: "The mail server got the e-mail, but did not say whether it takes it. It may have arrived after all.",
  certificateExpired: "The certificate of the mail server has expired.",
  certificateName: "The certificate of the mail server belongs to another name.",
  certificateUnknown: "The certificate of the mail server was not issued by a known authority.",
  wrongSecurity: "The security does not fit the port of the mail server: TLS or STARTTLS.",
  insecure: "No secure connection can be made with the mail server.",
  signIn: "The mail server refuses our user name or password.",
  signInOff: "The mail server does not allow signing in with a password.",
  appPassword: "The mail server wants an app password.",
  senderRefused: "The mail server does not let us send with this sender address.",
  noMailbox: "This mailbox does not exist. Check the address.",
  badAddress: "This is no address that an e-mail can go to.",
  mailboxFull: "The recipient’s mailbox is full.",
  later: "The mail server cannot take the e-mail now.",
  refused: "The mail server refuses this e-mail.",
  file: "The e-mail could not be stored as a file.",
  other: "Something went wrong while sending it.",
} satisfies typeof nl;
