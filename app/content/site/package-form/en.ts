import type { PackageFormCopy } from "./package-form-copy.server";

export const en: PackageFormCopy = {
  packages: {
    starter: {
      meta: {
        title: "Request the Starter package | {name}",
        description:
          "Request the Starter package from {name}: call, message, e-mail or fill in the form. We’ll get back to you quickly, with no obligation.",
        updated: "2026-11-29",
      },
      title: "Starter package request",
    },
    groei: {
      meta: {
        title: "Request the Growth package | {name}",
        description:
          "Request the Growth package from {name}: call, message, e-mail or fill in the form. You get a price that fits what you need.",
        updated: "2026-11-29",
      },
      title: "Growth package request",
    },
    pro: {
      meta: {
        title: "Request the Pro package | {name}",
        description:
          "Request the Pro package from {name}: call, message, e-mail or fill in the form. You get a price that fits your shop.",
        updated: "2026-11-29",
      },
      title: "Pro package request",
    },
  },
  lead: "Choose how you’d like to talk. The first {appointmentMinutes}-minute meeting is free and commits you to nothing.",
  ways: {
    label: "Get in touch",
    phone: { title: "Call us", text: "{phone}" },
    whatsapp: { title: "WhatsApp", text: "Send a message" },
    email: { title: "E-mail", text: "{email}" },
  },
  open: "Or fill in the form",
  back: "Back",
  formTitle: "Fill in your details",
  paidOnce: "I’d like to pay once.",
  sample: { label: "Your package", more: "See the whole package", others: "A different package after all?" },
  invalid: {
    metaTitle: "Invalid package | {name}",
    title: "We don’t have this package",
    text: "Invalid package selected. You’re being redirected to the pricing page.",
    link: "See the prices",
  },
};
