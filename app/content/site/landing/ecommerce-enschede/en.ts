import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "E-commerce in Enschede: sell more online | {name}",
    description:
      "Your shop runs, but too many baskets are left behind. E-commerce in Enschede: better product pages and checkout with iDEAL, PayPal and credit cards.",
    keywords: "e-commerce Enschede, improve online shop Enschede, shop conversion, iDEAL PayPal credit card checkout",
    updated: "2026-11-29",
  },
  label: "E-commerce in Enschede",
  group: nl.group,
  service: "E-commerce",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "iDEAL, PayPal and credit cards",
    title: "E-commerce in Enschede",
    lead: "You have an online shop; we help it sell more. We clear the obstacles between ‘add to basket’ and ‘thank you for your order’.",
    buttons: { contact: "E-commerce plan", call: "E-commerce advice" },
    facts: [
      { value: "iDEAL", label: "for the Netherlands" },
      { value: "PayPal", label: "for customers over the border" },
      { value: "Credit cards", label: "for the rest of the world" },
    ],
  },
  proof: {
    kind: "checklist",
    title: "The checkout test",
    lead: "Order something from your own shop, on your phone, with your thumb. Tick whatever you run into.",
    items: [
      { title: "Shipping costs appear", text: "only after the address has been filled in." },
      { title: "You must create an account", text: "before you can pay." },
      { title: "The discount field", text: "sends you out of the shop to hunt for a code." },
      { title: "Your keyboard", text: "offers letters where you need to type a postcode or number." },
      { title: "Going back means", text: "filling everything in again." },
      { title: "After paying", text: "you have no idea when it’ll arrive." },
    ],
    note: "Every tick is a spot where customers give up. A few of them can usually be fixed quickly.",
  },
  services: {
    title: "A plan, a refit or a move",
    lead: "The first look is free. You’ll know the price of the plan and of each improvement before we start.",
    cards: [
      {
        title: "E-commerce plan",
        text: "We go through your figures step by step, place orders ourselves, talk to the people who pack the parcels, and show where you lose customers. You get a list of improvements, with what each could bring in.",
        detail: "Start here",
      },
      {
        title: "Checkout refit",
        text: "Basket, address, payment and confirmation redone, within your current system. The shop stays open.",
        detail: "Price on request",
      },
      {
        title: "Moving to a new shop",
        text: "If your system is stuck, we move products, customers and order history. Old links keep working.",
        detail: "Quoted individually, {price.webshopComplete}, excl. VAT",
      },
    ],
    link: { label: "What does Pro include?", page: "package-pro" },
  },
  benefits: {
    title: "Eight marks of a good online shop",
    items: [
      {
        title: "iDEAL without detours",
        text: "Choose a bank, confirm, done. No screens that add nothing.",
      },
      { title: "PayPal for Germany", text: "Many customers from Gronau and Münster like to pay that way." },
      { title: "Cards with checks", text: "Safe by European rules, with as few extra screens as possible." },
      {
        title: "Product pages with proof",
        text: "Sizes, material, delivery time, and what happens if it doesn’t fit.",
      },
      { title: "A basket that remembers", text: "Even when someone starts on the bus and finishes at home." },
      { title: "Reassuring e-mails", text: "Ordered, packed, on its way. It saves you phone calls." },
      { title: "Figures for every step", text: "See where a hundred visitors become sixty, and why." },
      { title: "Ready for the rush", text: "We rehearse the December peak in September." },
    ],
  },
  story: {
    title: "A shopping city that lives online too",
    paragraphs: [
      "Enschede has long been a city that people travel to for shopping. On Saturdays the car parks fill with number plates from the Münsterland and the Emsland. Anyone with a store here knows how those visitors shop: first feel, then compare, then buy. Half of that can’t happen online. Photos, sizes and a good answer to ‘what if I don’t like it?’ have to make up for it.",
      "Some of your customers do both. They see something in Kalanderstraat, look it up in the evening and order from the sofa. Or the other way round: they reserve online and try it on in the store. When stock, price and opening hours agree in both places, you win in both.",
      "We work with what you have. Often the gain is in twenty small things rather than a new system: a clearer button, a date next to the delivery time, one field fewer.",
    ],
  },
  check: {
    title: "A first look at your shop, straight away",
    text: "Type in your shop’s address. You’ll see how fast it is and whether it has what the law asks of an online shop, such as terms and a button to withdraw.",
  },
  questions: {
    title: "Questions about improving your shop",
    items: [
      {
        id: "which-system",
        question: "Which systems do you work with?",
        answer:
          "We first look at what you use and what it can do. With common systems we improve things in your own back office; with a closed one we tell you how far we can go.",
      },
      {
        id: "payment-costs",
        question: "What do payments cost?",
        answer:
          "The payment provider charges an amount per transaction that differs by method. We earn nothing on it and put the rates of a few providers side by side.",
      },
      {
        id: "measure-without-cookies",
        question: "Can you measure without a cookie wall?",
        answer:
          "Counting orders per step is possible without following visitors. If you want to know which advert someone came from, consent is needed, and we ask for it properly.",
      },
    ],
  },
  contact: {
    title: "Where does it get stuck?",
    text: "Leave your name and e-mail address. We’ll ask for your shop’s address and where you think it goes wrong, place a trial order and show you where we got stuck.",
    form: {
      title: "Have your shop checked",
      text: "The first look is free and yours straight away, with the website check on this page. You keep the findings, whether or not you carry on with us.",
      submit: "Check my shop",
      about: nl.contact.form.about,
      ask: "with your shop’s address and where you think it goes wrong, and we’ll place a trial order",
    },
    promises: [
      "A trial order by someone new to your shop",
      "Open for business while we work",
      "You pay for our work, not per order",
    ],
  },
  related: { title: "Also for your shop", slugs: nl.related.slugs },
};
