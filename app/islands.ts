import type { IslandLoaders } from "./platform/pages/islands/island-element";

/** The components that `<Island name="…">` names, for the browser. */
export const islands: IslandLoaders = {
  "ads-form": () => import("./features/requests/ads-form").then(({ AdsForm }) => AdsForm),
  appointment: () =>
    import("./features/appointments/booking/book-appointment").then(({ BookAppointment }) => BookAppointment),
  carousel: () => import("./components/sections/carousel-controls").then(({ CarouselControls }) => CarouselControls),
  chat: () => import("./features/chat/widget/chat-corner").then(({ ChatCorner }) => ChatCorner),
  configurator: () =>
    import("./features/configurator/configurator-wizard").then(({ ConfiguratorWizard }) => ConfiguratorWizard),
  consent: () => import("./features/consent/consent").then(({ Consent }) => Consent),
  "consent-button": () => import("./features/consent/settings-button").then(({ SettingsButton }) => SettingsButton),
  "consent-link": () => import("./features/consent/settings-button").then(({ SettingsLink }) => SettingsLink),
  map: () => import("./features/consent/consented-map").then(({ ConsentedMap }) => ConsentedMap),
  "package-contact": () => import("./features/requests/package-contact").then(({ PackageContact }) => PackageContact),
  "package-form-pending": () =>
    import("./features/requests/package-form-pending").then(({ PackageFormPending }) => PackageFormPending),
  partners: () => import("./components/sections/partners-controls").then(({ PartnersControls }) => PartnersControls),
  "quote-dialog": () => import("./features/requests/quote-dialog").then(({ QuoteDialogButton }) => QuoteDialogButton),
  "quote-form": () => import("./features/requests/quote-form").then(({ QuoteForm }) => QuoteForm),
  subscription: () =>
    import("./features/newsletter/subscription-form").then(({ SubscriptionForm }) => SubscriptionForm),
  toaster: () => import("./components/ui/toaster").then(({ Toaster }) => Toaster),
};
