import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Accessibility statement | {name}",
    description:
      "How {name} makes sure that everyone can use this website, how that was tested, what could be better and how to report it.",
    updated: "2026-11-29",
  },
  label: "Accessibility",
  title: "A site that fits everyone",
  lead: "With a mouse or just a keyboard. With a screen reader, a magnifier or one thumb. This website should work for you.",
  updated: "Last updated",
  aim: {
    title: "What we aim for",
    texts: [
      "We build this website to WCAG 2.2, level AA: the international guidelines for accessible websites.",
      "We do our own testing. There has been no independent audit yet. So we do not claim that the site conforms in full; we tell you what we tested and what we know could be better.",
    ],
  },
  care: {
    title: "What works",
    items: {
      keyboard: { title: "Keyboard", text: "Everything can be reached, and you see where you are." },
      reader: { title: "Screen reader", text: "Headings, fields and notices have names." },
      zoom: { title: "Zoom", text: "Up to 200%, and from 320 pixels wide." },
      contrast: { title: "Contrast", text: "At least 4.5 to 1 for text." },
      motion: { title: "Motion", text: "None, if you set your device that way." },
      script: { title: "No scripts", text: "You can still read everything and send a request." },
    },
    mark: "Woven with care",
  },
  tested: {
    title: "How it was tested",
    items: [
      {
        title: "With every change, on every page",
        text: "A program (axe) goes through all pages in Dutch and English. A single violation stops the change.",
      },
      {
        title: "In a real browser",
        text: "Menus, forms, notices and fold-out sections are operated with the keyboard alone. The focus must be visible and end up somewhere sensible.",
      },
      {
        title: "On narrow and wide screens",
        text: "From 320 to 1440 pixels, and with enlarged text. Nothing may run off the screen.",
      },
      {
        title: "Without help from the browser",
        text: "With scripts off and reduced motion on. The content stays complete.",
      },
    ],
  },
  limits: {
    title: "What we know could be better",
    items: [
      "The site has not yet been reviewed by people who work with a screen reader or voice control every day. So we’re bound to be missing something.",
      "The map comes from OpenStreetMap and is hard to use with a screen reader. That is why our address and a route link are given next to it as text.",
      "Pictures of sample sites contain text that you cannot enlarge without zooming in. What they show is described as well.",
      "WhatsApp, Instagram and LinkedIn are out of our hands. You can always call or e-mail instead.",
    ],
  },
  report: {
    title: "Are you stuck somewhere?",
    text: "Tell us on which page, what you wanted to do and what you work with. On working days you get an answer within {supportAnswerWithinHours} hours, with a solution or a date for one.",
    mail: "E-mail {email}",
    call: "Call {phone}",
    meanwhile:
      "Need something right now? We will read it to you, send it in another form or fill in the form together with you.",
    complaint: "If we cannot work it out together, you can turn to the",
    institute: "Netherlands Institute for Human Rights",
  },
};
