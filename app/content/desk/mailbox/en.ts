import type { nl } from "./nl";

export const en = {
  metaTitle: "Mailbox | {name}",
  title: "Mailbox",
  subtitle:
    "Mail from and to people you know stands with their request by itself. This page says how the mailbox is doing, and what came in from people not known. The desk only reads: nothing changes in the mailbox itself.",
  state: {
    title: "How it is doing",
    off: "No mailbox is read. The owner sets one at Tools → Mail settings.",
    starting: "The mailbox {mailbox} is being opened for the first time.",
    fine: "The mailbox {mailbox} is being read. Last looked at: {moment}.",
    late: "The mailbox {mailbox} has not been read since {moment}. Check that the site is running well.",
    sent: "Sent mail is in the folder ‘{folder}’.",
    noSent:
      "No folder for sent mail was found, so the desk does not see answers from another mail program. The owner enters the name of the folder at Tools → Mail settings.",
    since: "What has come in since {moment} is read.",
    elsewhere:
      "People who reply to your mail write to {address}. No mail to that address has come in here yet. Send one there yourself. If it does not arrive here, have {address} forwarded to this mailbox, or enter the mailbox of {address} at Tools → Mail settings.",
    trouble:
      "The mailbox {mailbox} could not be read since {moment}. We keep trying. Its settings are at Tools → Mail settings.",
  },
  settings: "To the mail settings",
  troubles: {
    password: "The mail server refuses the user name or the password.",
    "app-password": "The provider wants an app password instead of your usual password.",
    token:
      "The provider refuses the token in MAIL_OAUTH_REFRESH_TOKEN: it has expired, was withdrawn or belongs to another mailbox. Enter a new one (docs/operations.md says how) and restart the site.",
    certificate: "Something is wrong with the certificate of the mail server. Ask the provider.",
    "certificate-expired": "The certificate of the mail server has expired. Only your provider can mend that.",
    "certificate-name":
      "The certificate of the mail server belongs to another name. Use the server name that your provider gives, not your own domain.",
    "certificate-unknown":
      "The certificate of the mail server was not issued by a known authority. If it is your own server, the site’s administrator can trust it with NODE_EXTRA_CA_CERTS.",
    "wrong-security": "The security does not fit the port. Choose TLS with port 993, and STARTTLS with port 143.",
    "no-tls": "The mail server offers no encrypted connection. Choose TLS with port 993, or ask the provider.",
    "unknown-host": "There is no mail server of that name. Check its spelling.",
    unreachable: "The mail server accepts no connection. Check the port.",
    silent: "The mail server does not answer. Check the port.",
    "no-inbox": "The mail server does not give the folder INBOX. Ask the provider whether IMAP is on.",
    other: "The mail server says something that we do not understand. The log of the server says more.",
  },
  older: {
    open: "Read older mail too",
    explain: "Only mail from and to people the desk knows already is added. Nobody is notified of it.",
    from: "From",
    submit: "Read older mail",
    reading: "Older mail is being read, from {day}.",
  },
  tray: {
    title: "New in the mailbox",
    explain: "Mail from addresses that the desk does not know. Only sender, subject and date are kept, for seven days.",
    empty: { title: "Nothing new", text: "When somebody the desk does not know writes, it shows here." },
    automatic: { one: "1 message from a program", more: "{count} messages from programs" },
    noSubject: "(no subject)",
    noSender: "Without a sender",
    colleague: "Sent under one of your own addresses; it names nobody the desk knows",
    likely: "Answers a mail to {name}",
    lead: "Make it a lead",
    joinLikely: "Belongs to {name}",
    join: "Choose whose it is",
    who: "Whose is it?",
    whoHint:
      "The e-mail address or the whole name, as on the request. The next mail from this address then joins by itself.",
    joinSubmit: "Put with this person",
    dismiss: "Not for here",
  },
  message: {
    noSubject: "(no subject)",
    noName: "Attachment without a name",
    toPerson: "To the request",
    back: "To the mailbox",
    from: "From",
    to: "To",
    copied: "Copy to",
    at: "When",
    files: "Attachments",
    quoted: "The whole text, with what is quoted in it",
    html: "As its sender laid it out",
    frame: "The e-mail as its sender laid it out",
    forged:
      "Careful: according to your mail server this e-mail does not come from the address it names (DMARC). Call first if it asks for money, an account number or a password.",
    unconfirmed:
      "From our own address, not confirmed: your mail server cannot tell whether you really sent this e-mail. It does not count as an answer.",
    automatic: "Sent by a program: this does not count as an answer.",
    pictures: {
      one: "1 picture was left out: it could tell the sender that you read the e-mail.",
      more: "{count} pictures were left out: they could tell the sender that you read the e-mail.",
    },
    remarks: {
      "too-large": "This e-mail is larger than 40 MB. Read it in your mail program.",
      unreadable: "This e-mail is damaged. What can be read of it is below.",
      shortened: "The text was cut off: it is longer than 200,000 characters.",
      "more-files": "There are more than 100 attachments. The first 100 are below.",
      "wrong-date": "The date in the e-mail cannot be right. Here is when your mail server got it.",
      "other-sender":
        "Sent from another address, as a form on a website does. The address for replies is this person’s.",
      "outlook-file":
        "The attachments are in a file that only Outlook opens (winmail.dat). Ask the sender to send them as ordinary attachments.",
    },
    gone: { title: "This e-mail is not there", text: "It was erased, or the address is wrong." },
  },
  outcomes: {
    joined: "The mail now stands with this person.",
    dismissed: "The mail no longer shows here. Nothing has changed in the mailbox.",
    gone: "This mail is no longer in the mailbox.",
    unreachable: "The mailbox cannot be reached right now. Try again in a moment.",
    unknown: "The desk knows nobody like that. Enter the address or the whole name.",
    several: "More people have that name. Enter the e-mail address.",
    taken: "This address already belongs to somebody else.",
    noSender: "This mail has no sender with a valid address: no lead can be made of it.",
    older: "Older mail is being read.",
    olderInvalid: "Choose a day in the past.",
  },
} satisfies typeof nl;
