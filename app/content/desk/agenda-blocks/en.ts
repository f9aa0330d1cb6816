import type { nl } from "./nl";

export const en = {
  metaTitle: "Block time | {name}",
  title: "Block time",
  subtitle:
    "A holiday, an afternoon off, a trade fair: nobody can book an appointment in that time. All that visitors see is that nothing is free.",
  back: "Back to the calendar",
  form: {
    label: "New block",
    from: "From",
    until: "Up to and including",
    untilHint: "Empty: the same day",
    fromTime: "From what time",
    untilTime: "Until what time",
    timeHint: "Empty: all day",
    note: "Note",
    noteHint: "Only you see this",
    submit: "Block this time",
  },
  problems: {
    day: "Choose a day that exists.",
    time: "Enter a time, such as 13:30.",
    note: "Make the note shorter, without odd characters.",
    order: "The end comes before the start. Choose a later end.",
    past: "This time has already passed. Choose a time still to come.",
    far: "That is very far away. Is the year right?",
  },
  list: {
    label: "Blocked",
    wholeDay: "all day",
    by: "By",
    unblock: "Free up",
    more: "Block time",
  },
  booked: {
    one: "One appointment is still booked in this time. Move it, or cancel it in the calendar, if it cannot go ahead:",
    more: "Appointments are still booked in this time. Move them, or cancel them in the calendar, if they cannot go ahead:",
    move: "Move",
  },
  empty: { title: "Nothing blocked", text: "Every time within your opening hours can be booked." },
  outcomes: {
    blocked: "This time is blocked. Nobody can book an appointment in it any more.",
    already: "This time was blocked just so already. Nothing was added.",
    unblocked: "This time can be booked again.",
    reblocked: "This time is blocked again.",
    gone: "This block has passed or was changed already.",
  },
  undo: "Undo",
} satisfies typeof nl;
