import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Pro: online shop with payments and AI chatbot | {name}",
    description:
      "An online shop with up to {webshopProducts} products: iDEAL, PayPal and credit cards, multilingual, AI chatbot. Live {delivery.pro} after your text and photos.",
    updated: "2026-11-29",
  },
  hero: {
    label: "The Pro package",
    title: "A shop that never closes",
    lead: "An online shop with up to {webshopProducts} products and the payment methods your customers know. In several languages, with no limit on pages. Ready {delivery.pro} after your product photos and text are in.",
    choose: "Get your price for Pro",
    ask: "Ask for a quote",
  },
  contents: { title: "Everything in Pro" },
  highlights: {
    title: "Made to sell",
    items: [
      {
        figure: "Up to {webshopProducts}",
        title: "Products in your shop",
        text: "We set them up, with your photos, options, stock and shipping costs.",
      },
      {
        figure: "iDEAL",
        title: "And PayPal and credit cards",
        text: "Customers pay the way they’re used to. On a phone, and from abroad too.",
      },
      {
        figure: "AI chatbot",
        title: "Answers while you sleep",
        text: "It says it’s a machine and passes the hard questions on to you. Don’t want it? We’ll switch it off.",
      },
      {
        figure: "Premium",
        title: "Hosting with headroom",
        text: "With the subscription: enough power for a busy Friday, a backup every day, and priority when something is wrong.",
      },
    ],
  },
  approach: {
    title: "From stock to sales",
    steps: [
      { title: "Choose your subscription", text: "Tell us Pro looks right for you." },
      { title: "Fill in your details", text: "What you sell, how many products, and to whom." },
      {
        title: "First meeting",
        text: "{appointmentMinutes} minutes, free of charge, about payment, shipping and languages. We call or e-mail you {answerWithin}.",
      },
      { title: "Development", text: "We build your shop and put your products in it." },
      { title: "Open", text: "Once your text and photos are in, you’re ready for the first order in {delivery.pro}." },
    ],
  },
  questions: {
    title: "Questions about Pro",
    items: [
      {
        id: "pro-payments",
        question: "How can my customers pay?",
        answer:
          "With iDEAL, PayPal and credit cards. The money goes straight to your own account with the payment service, which charges a small fee per order.",
      },
      {
        id: "pro-chatbot",
        question: "Do I have to use the chatbot?",
        answer:
          "No. It’s in the price and you can switch it off at any time. Leave it on and we’ll teach it your products, delivery times and return policy.",
      },
      {
        id: "pro-products",
        question: "What if I have more than {webshopProducts} products?",
        answer:
          "Then you get a quote of your own. Pro includes setting up to {webshopProducts} products; beyond that we agree on who enters what.",
      },
      {
        id: "pro-time",
        question: "How soon can my shop open?",
        answer: "Usually {delivery.pro} after your product photos and text are in. {largerSaid}",
      },
      {
        id: "pro-upgrade",
        question: "I already have Starter or Growth. What now?",
        answer: "You move up and only pay the difference. Your text, your pages and your domain come with you.",
      },
      {
        id: "pro-contract",
        question: "How long am I tied in?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} If you buy the shop, there’s no term at all.",
      },
    ],
  },
  closing: {
    title: "Ready to open?",
    text: "Tell us what you sell and how many products there are. {quoteSaid}",
    choose: "Get your price for Pro",
    ask: "Ask for a quote",
  },
};
