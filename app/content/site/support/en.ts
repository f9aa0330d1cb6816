import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Support and customer service | {name} in {town}",
    description:
      "Help with your website: reachable day and night by chat and e-mail, an answer within {supportAnswerWithinHours} hours on working days, monitored {support247}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Support",
    title: "Help with your website",
    lead: "Something broken, a question, a change: send us a message, and on working days you’ll have an answer within {supportAnswerWithinHours} hours from someone who knows your site.",
    email: "E-mail support",
    call: "Call {phone}",
  },
  week: {
    title: "When we’re here",
    lead: "{saturdaySaid} You can always e-mail: on working days you’ll have an answer within {supportAnswerWithinHours} hours.",
    rows: [
      { id: "chat", title: "Chat and e-mail", text: "Reachable {support247}, at night and at weekends too." },
      {
        id: "monitoring",
        title: "Monitoring of your site",
        text: "{support247}. {outageSaid}",
      },
      { id: "answer", title: "An answer from us", text: "Within {supportAnswerWithinHours} hours on working days." },
      { id: "phone", title: "On the phone", text: "During office hours, and otherwise by appointment." },
    ],
  },
  levels: {
    title: "What comes with your subscription",
    lead: "Every subscriber has customer service. With Pro you get priority.",
    items: [
      { id: "starter", title: "Starter", text: "Basic help in office hours, by chat, e-mail and phone." },
      { id: "groei", title: "Growth", text: "Full customer service, from someone who knows your site." },
      { id: "pro", title: "Pro", text: "Priority: your message goes to the top of the pile." },
    ],
    manager: "New customer? {startSaid}",
  },
  emergency: {
    title: "Is your site down?",
    lead: "Then every hour counts. Do this, in this order.",
    steps: [
      {
        title: "Try another device",
        text: "Open your site on your phone, without Wi-Fi. If it works there, the trouble is in your own network.",
      },
      {
        title: "Call us in office hours",
        text: "We pick up, look into it with you and restore yesterday’s backup if we have to.",
      },
      {
        title: "Otherwise: write ‘Urgent’",
        text: "E-mail us with that in the subject line, the address of the page and what you see. Monitoring usually notices an outage before you do.",
      },
    ],
    call: "Call {phone}",
    email: "Send an urgent e-mail",
    subject: "Urgent",
  },
  selfHelp: {
    title: "Prefer to look it up yourself?",
    items: [
      { page: "faq", title: "Questions and answers", text: "About packages, prices, domains and switching." },
      { page: "blog", title: "Blog", text: "About being found, speed and words that work." },
    ],
  },
  closing: {
    title: "Not a customer yet?",
    text: "We look at sites other people built, too. We’ll tell you what’s wrong and what it costs to put right.",
    contact: "Ask us",
  },
};
