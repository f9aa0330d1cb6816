import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "Your first online shop in Twente | {name}",
    description:
      "Your first online shop, set up down to the packing slip. For stores and makers in Twente, {price.webshopBasic} excl. VAT, explained at your own counter.",
    keywords: "online shop Twente, web shop Twente, start online shop Hengelo, online shop developer Almelo",
    updated: "2026-11-29",
  },
  label: "An online shop in Twente",
  group: nl.group,
  service: "Online shop development",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "From the counter to the letterbox",
    title: "An online shop for Twente’s stores and makers",
    lead: "You already have a store, a workshop or a barn full of good things. We put an online shop next to it that works alongside you from the very first order.",
    buttons: { contact: "Let’s talk about your shop", call: null },
    facts: [
      { value: "up to {webshopProducts}", label: "products set up in a complete shop" },
      { value: "{price.webshopBasic.amount}", label: "basic shop, excl. VAT" },
    ],
  },
  story: {
    title: "Selling from the farm, the window or the factory floor",
    paragraphs: [
      "Twente makes a bit of everything. Cheese and meat from farms in Hof van Twente, furniture from workshops in Rijssen, jewellery from studios in Ootmarsum, parts from factories along the Twente canal. Most makers have sold well for years to whoever drops by. An online shop is for everyone who doesn’t.",
      "The shop window is the easy part. The real work starts when ten orders are waiting on Monday morning and the store has to open as well. So we begin at the back: where is the stock, who packs, who takes it away, what about returns? Only then do we draw the front.",
      "And then there’s the border. Gronau and Nordhorn are closer than Zwolle. With a German product page, a price that includes shipping and the right VAT, you reach customers who already drive your way on Saturdays.",
    ],
  },
  services: {
    title: "One online shop, three parts",
    lead: "We supply the shop, the set-up and the training. Take what you need.",
    cards: [
      {
        title: "The shop",
        text: "A design in your own style, categories that make sense to customers, and a basket that is as quick on a phone as on a computer.",
        detail: "Design and build",
      },
      {
        title: "The set-up",
        text: "Products, variants, stock, shipping rates, VAT, payment methods and the e-mails after an order. We fill it, you check it.",
        detail: "In the complete shop",
      },
      {
        title: "The first month",
        text: "We place a test order together, print the first packing slip at your place and stay close until it runs by itself.",
        detail: "On site",
      },
    ],
    link: { label: "See the Pro package", page: "package-pro" },
  },
  benefits: {
    title: "How a good shop measures up",
    items: [
      {
        title: "Photos that sell",
        text: "You get a fixed recipe, so every product has the same good picture.",
      },
      {
        title: "Search that understands",
        text: "Filter by size, colour or use, and find it even when someone misspells it.",
      },
      {
        title: "Stock in one place",
        text: "Quoted separately: with a link to your till, the last one sold in the store disappears online too.",
      },
      { title: "Shipping without typing", text: "Carrier labels come out of the order, not out of another program." },
      {
        title: "Click and collect",
        text: "Ordered at lunch, picked up after work. It saves postage and brings people in.",
      },
      { title: "Returns without arguments", text: "Cooling-off period and terms are stated clearly, as the law asks." },
      {
        title: "Linked to your books",
        text: "Also quoted separately: invoices land in your accounting software at the right VAT rate.",
      },
      {
        title: "You’re in charge",
        text: "New product, sale price, closed for the holidays: you’ll learn it in an afternoon.",
      },
    ],
  },
  proof: {
    kind: "table",
    title: "Basic or complete?",
    lead: "Two fixed starting points. The complete shop is our Pro package, bought. If in doubt, start small: a basic shop can grow without starting over.",
    columns: ["", "Basic shop", "Complete shop (Pro)"],
    rows: [
      ["Price, excl. VAT", "{price.webshopBasic}", "{price.webshopComplete}"],
      ["Products", "You add your own", "Up to {webshopProducts} set up by us"],
      ["Payment", "iDEAL, PayPal and credit card", "iDEAL, PayPal and credit card"],
      ["Shipping", "Flat rate", "By weight, country and pick-up point"],
      ["Languages", "Dutch", "German and English too"],
      ["AI chatbot", "No", "Included, can be switched off"],
      ["Suits", "A maker with a small collection", "A store with stock and staff"],
    ],
    note: "More than {webshopProducts} products, or a link with your till? We’ll work it out for you.",
  },
  check: null,
  questions: {
    title: "What shopkeepers and makers ask",
    items: [
      {
        id: "how-much-time",
        question: "How much time will a shop take each week?",
        answer:
          "At first it’s mostly photos and replies. After that it depends on the number of orders. We set up packing so that an order takes minutes rather than a quarter of an hour.",
      },
      {
        id: "marketplace",
        question: "I already sell on a big platform. Why have my own shop?",
        answer:
          "Because over there you have an order, not a customer. In your own shop you know the buyer, keep the margin, and can send a newsletter to those who say yes to it.",
      },
      {
        id: "germany",
        question: "Can I sell to German customers?",
        answer:
          "Yes. In the complete shop we prepare a German version and calculate shipping per country. We explain the VAT rules for selling across the border, and your accountant has the final say.",
      },
      {
        id: "how-soon",
        question: "When can the first order come in?",
        answer:
          "A complete shop is usually up in {delivery.pro} if products and photos are ready. That last part is nearly always what sets the schedule.",
      },
    ],
  },
  contact: {
    title: "What will you be selling?",
    text: "Leave your details, and we’ll call or e-mail about your products and how you sell them now. We’d love to come and see it: the store, the workshop or the barn.",
    form: {
      title: "Ask for a proposal",
      text: "With a fixed price, worked out for your shop.",
      submit: "Get my proposal",
      about: nl.contact.form.about,
      ask: null,
    },
    promises: [
      "We visit you anywhere in Twente",
      "You see a trial shop with your own products",
      "No commission on your sales",
    ],
  },
  related: { title: "Keep reading", slugs: nl.related.slugs },
};
