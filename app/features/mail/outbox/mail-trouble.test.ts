import { expect, it } from "vitest";
import { mailTroubleOf } from "./mail-trouble";
import { UnansweredMail, UnsendableMail } from "./retry";

it.each([
  ["connect ECONNREFUSED 127.0.0.1:4799", "unreachable"],
  ["read ECONNRESET", "unreachable"],
  ["connect EHOSTUNREACH 10.0.0.1:587", "unreachable"],
  ["Connection closed unexpectedly", "unreachable"],
  ["421 4.7.0 Try again later, closing connection", "later"],
  ["getaddrinfo ENOTFOUND smtp.weef.example", "unknownServer"],
  ["queryA EAI_AGAIN smtp.weef.example", "unknownServer"],
  ["Connection timeout", "silent"],
  ["connect ETIMEDOUT 10.0.0.1:587", "silent"],
  ["Greeting never received", "silent"],
  ["Message sending aborted", "silent"],
  [new UnansweredMail("ETIMEDOUT").message, "unanswered"],
  ["self-signed certificate in certificate chain", "insecure"],
  ["Client network socket disconnected before secure TLS connection was established", "insecure"],
  ["write EPROTO 00E8:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number", "insecure"],
  ["530 5.7.0 Must issue a STARTTLS command first", "insecure"],
  ["535 5.7.8 Error: authentication failed", "signIn"],
  ["535-5.7.8 Username and Password not accepted.", "signIn"],
  ['Missing credentials for "PLAIN"', "signIn"],
  ["550 5.1.1 <anna@bakkerij.example>: Recipient address rejected: User unknown", "noMailbox"],
  ["550 No such user here", "noMailbox"],
  ["550 Requested action not taken: mailbox unavailable", "noMailbox"],
  ["553 5.1.3 Bad recipient address syntax", "badAddress"],
  [new UnsendableMail("The recipient is not one mail address").message, "badAddress"],
  ["552 5.2.2 Mailbox full", "mailboxFull"],
  ["452 4.2.2 The email account is over quota", "mailboxFull"],
  ["552 Requested mail action aborted: exceeded storage allocation", "mailboxFull"],
  ["552 5.3.4 Message too big", "refused"],
  ["451 4.3.2 Try later", "later"],
  ["450 Greylisted, try again in five minutes", "later"],
  ["452 Insufficient system storage", "later"],
  ["550 5.7.1 Relaying denied", "refused"],
  ["554 5.7.1 Rejected as spam", "refused"],
  ["ENOSPC: no space left on device, write", "file"],
  ["No component for this template", "other"],
])("tells of %j that it is %s", (error, trouble) => {
  expect(mailTroubleOf(error)).toBe(trouble);
});
