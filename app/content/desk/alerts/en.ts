import type { nl } from "./nl";

export const en = {
  labels: {
    mail: { since: "Waiting since", found: "E-mails waiting", about: "Reason" },
    disk: { since: "Nearly full since", found: "Still free", about: "Server" },
    mailbox: { since: "Not read since", found: "Mailbox", about: "Reason" },
    calendar: { since: "Not read since", found: "Calendar", about: "Reason" },
  },
  noReason: "Not known yet",
  todoTitle: "What you have to do",
  mail: {
    begun: {
      subject: "Action needed: e-mails are not going out",
      preview: "E-mails are piling up. Check whether the mail server works.",
      title: "E-mails are not going out",
      intro:
        "E-mails that should have gone out by now are still waiting, including those to customers. Nothing gets lost: all of it is stored and we keep trying.",
      todo: "Check at Tools → Mail settings whether the mail server still works. Once it does, everything goes out by itself.",
      button: "See the e-mails",
    },
    over: {
      subject: "E-mails are going out again, after {length}",
      preview: "Mail works again. There is nothing you have to do.",
      title: "E-mails are going out again",
      intro:
        "From {since} until {until} e-mails were held up: {length}. What was waiting has gone out. Any e-mail we gave up on is in the list of e-mails, with the reason and a button to send it again.",
      button: "See the e-mails",
    },
    givenUp: {
      subject: "Action needed: we gave up on e-mails",
      preview: "They could not be sent. Send them again once the mail server works.",
      title: "We gave up on e-mails",
      intro:
        "E-mails that had been waiting since {since} could not be sent, and we gave up on them. They are in the list of e-mails, with the reason and a button to send them again. First check at Tools → Mail settings whether the mail server still works.",
      button: "See the e-mails",
    },
    push: { title: "E-mails are not going out", body: "Check whether the mail server works." },
  },
  disk: {
    begun: {
      subject: "Action needed: the server’s disk is nearly full",
      preview: "Make room, or requests can no longer be stored.",
      title: "The disk is nearly full",
      intro:
        "The disk that holds the data of the site is nearly full. Once it is full, the site can no longer store requests.",
      todo: "Delete what is not needed, such as old backups, or make the disk larger.",
      button: "Go to the dashboard",
    },
    over: {
      subject: "There is room on the disk again, after {length}",
      preview: "The disk is no longer nearly full. There is nothing you have to do.",
      title: "There is room on the disk again",
      intro: "From {since} until {until} the disk of {machine} was nearly full. Now there is enough room again.",
      button: "Go to the dashboard",
    },
    push: { title: "The server’s disk is nearly full", body: "Make room, or requests will be lost." },
  },
  mailbox: {
    begun: {
      subject: "Action needed: the mailbox cannot be read",
      preview: "Replies from customers do not reach the desk right now. They are in the mailbox itself.",
      title: "The mailbox cannot be read",
      intro:
        "Replies from customers do not reach the desk right now, and answers that you write in another mail program do not count yet. Nothing is lost: everything is in the mailbox, and we keep trying.",
      todo: "Look at Tools → Mail settings, and try it again there. Once it works, everything arrives by itself.",
      button: "See the mailbox",
    },
    over: {
      subject: "The mailbox is being read again, after {length}",
      preview: "Everything is on the desk again. You need not do anything.",
      title: "The mailbox is being read again",
      intro:
        "From {since} to {until} the mailbox could not be read: {length}. What came in meanwhile is on the desk now.",
      button: "See the mailbox",
    },
    push: { title: "The mailbox cannot be read", body: "The page of the mailbox says what to do." },
  },
  calendar: {
    begun: {
      subject: "Action needed: a connected calendar cannot be read",
      preview: "Customers can now choose a moment when one of you is busy.",
      title: "A connected calendar cannot be read",
      intro:
        "We do not know what was put into this calendar since then. Until it can be read again, the last copy counts: customers can choose a moment when one of you has become busy.",
      todo: "The colleague who connected the calendar can enter it again at Your account → Your calendars. If it is no longer used, remove it there.",
      button: "See the calendars",
    },
    over: {
      subject: "The connected calendars are being read again, after {length}",
      preview: "The free moments are right again. There is nothing you have to do.",
      title: "The connected calendars are being read again",
      intro:
        "From {since} to {until} a connected calendar could not be read: {length}. Check whether an appointment was made in that time at a moment when one of you is busy.",
      button: "See the calendars",
    },
    push: { title: "A calendar cannot be read", body: "Look at Your account → Your calendars." },
  },
  why: "This e-mail goes to the address that receives requests from the website.",
} satisfies typeof nl;
