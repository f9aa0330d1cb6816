import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { articlePath, casePath, newsletterPaths, packageFormPath, sampleWebsitePath } from "./content/families";
import { HOME_AGAIN, pages } from "./content/pages";
import { calendarPath, managePath } from "./features/appointments/paths";
import { quoteDocumentPath, quotePath } from "./features/quotes/paths";

function inBothLanguages(id: string, path: string, module: string): RouteConfigEntry[] {
  return [route(path, module, { id }), route(path === "/" ? "/en" : `/en${path}`, module, { id: `en.${id}` })];
}

const sitePages = [
  ...pages.flatMap(({ id, path, module }) => inBothLanguages(id, path, `routes/${module}`)),
  ...inBothLanguages("home-again", HOME_AGAIN, "routes/site/home.tsx"),
  ...inBothLanguages("coming-soon", "/coming-soon", "routes/site/coming-soon.ts"),
  ...inBothLanguages("package-form", packageFormPath(":package"), "routes/site/package-form.tsx"),
  ...inBothLanguages("case", casePath(":slug"), "routes/site/case.tsx"),
  ...inBothLanguages("case-website", sampleWebsitePath(":slug"), "routes/site/case-website.tsx"),
  ...inBothLanguages("article", articlePath(":id"), "routes/site/article.tsx"),
  ...inBothLanguages("appointment-manage", managePath(":token"), "routes/site/appointment-manage.tsx"),
  ...inBothLanguages("appointment-calendar", calendarPath(":token"), "routes/machine/appointment-calendar.ts"),
  ...inBothLanguages("newsletter-confirm", newsletterPaths.confirm, "routes/site/newsletter-confirm.tsx"),
  ...inBothLanguages("newsletter-unsubscribe", newsletterPaths.unsubscribe, "routes/site/newsletter-unsubscribe.tsx"),
  ...inBothLanguages("quote", quotePath(":token"), "routes/site/quote.tsx"),
  ...inBothLanguages("quote-document", quoteDocumentPath(":token"), "routes/machine/quote-document.ts"),
  // After every page with a fixed name: an address that is not a landing page either is not found.
  ...inBothLanguages("landing", "/:landing", "routes/site/landing.tsx"),
];

const admin = [
  layout("routes/desk/admin.tsx", [
    layout("routes/desk/desk.tsx", [
      route("admin", "routes/desk/requests.tsx"),
      route("admin/leads/new", "routes/desk/lead-new.tsx"),
      route("admin/leads/import", "routes/desk/lead-import.tsx"),
      route("admin/leads/import/:import", "routes/desk/lead-import-file.tsx"),
      route("admin/leads/:lead", "routes/desk/lead.tsx"),
      route("admin/leads/:lead/appointment", "routes/desk/lead-appointment.tsx"),
      route("admin/people/:person", "routes/desk/person.tsx"),
      route("admin/chats", "routes/desk/chats.tsx"),
      route("admin/chats/:conversation", "routes/desk/chat.tsx"),
      route("admin/appointments", "routes/desk/appointments.tsx"),
      route("admin/appointments/blocks", "routes/desk/agenda-blocks.tsx"),
      route("admin/appointments/:appointment/move", "routes/desk/appointment-move.tsx"),
      route("admin/meta-ads", "routes/desk/meta-ads.tsx"),
      route("admin/quotes", "routes/desk/quotes.tsx"),
      route("admin/quotes/new", "routes/desk/quote-new.tsx"),
      route("admin/quotes/:quote", "routes/desk/quote.tsx"),
      route("admin/quotes/:quote/preview", "routes/desk/quote-preview.tsx"),
      route("admin/notifications", "routes/desk/notifications.tsx"),
      route("admin/users", "routes/desk/users.tsx"),
      route("admin/account", "routes/desk/account.tsx"),
      route("admin/account/two-step", "routes/desk/two-step.tsx"),
      route("admin/tools", "routes/desk/tools.tsx"),
      route("admin/privacy", "routes/desk/privacy.tsx"),
      route("admin/privacy/erase", "routes/desk/privacy-erase.tsx"),
      route("admin/log", "routes/desk/log.tsx"),
      route("admin/unknown-paths", "routes/desk/unknown-paths.tsx"),
      route("admin/unknown-paths/redirects", "routes/desk/redirects.tsx"),
      route("admin/chat-answers", "routes/desk/chat-answers.tsx"),
      route("admin/chat-answers/:rule", "routes/desk/chat-answer.tsx"),
      route("admin/site", "routes/desk/site.tsx"),
      route("admin/site/hours", "routes/desk/site-hours.tsx"),
      route("admin/site/prices", "routes/desk/site-prices.tsx"),
      route("admin/site/facts", "routes/desk/site-facts.tsx"),
      route("admin/site/questions", "routes/desk/site-questions.tsx"),
      route("admin/go-live", "routes/desk/go-live.tsx"),
      route("admin/mails", "routes/desk/mails.tsx"),
      route("admin/mails/:mail", "routes/desk/mail.tsx"),
      route("admin/reports", "routes/desk/reports.tsx"),
      route("admin/plans", "routes/desk/plans.tsx"),
      route("admin/plans/:plan", "routes/desk/plan.tsx"),
      route("admin/newsletter", "routes/desk/newsletter.tsx"),
      route("admin/*", "routes/desk/not-found.tsx"),
    ]),
    route("admin/leads/shared", "routes/desk/lead-shared.ts"),
    route("admin/leads/known", "routes/desk/lead-known.ts"),
    route("admin/mails/:mail/html", "routes/desk/mail-html.ts"),
    route("admin/quotes/:quote/document", "routes/desk/quote-document.ts"),
    route("admin/exports/:file", "routes/desk/export.ts"),
    route("admin/privacy/export", "routes/desk/privacy-export.ts"),
    route("admin/sign-in", "routes/desk/sign-in.tsx"),
    route("admin/sign-in/code", "routes/desk/sign-in-code.tsx"),
    route("admin/forgot", "routes/desk/forgot.tsx"),
    route("admin/reset/:token", "routes/desk/reset.tsx"),
    route("admin/invite/:token", "routes/desk/invite.tsx"),
    route("admin/sign-out", "routes/desk/sign-out.ts"),
    route("admin/setup/:token", "routes/desk/setup.tsx"),
  ]),
];

const api = [
  route("api/offer-requests", "routes/api/offer-requests.ts"),
  route("api/configurator-requests", "routes/api/configurator-requests.ts"),
  route("api/configurator-drafts", "routes/api/configurator-drafts.ts"),
  route("api/configurator-steps", "routes/api/configurator-steps.ts"),
  route("api/chat/messages", "routes/api/chat-messages.ts"),
  route("api/chat/conversation", "routes/api/chat-conversation.ts"),
  route("api/chat/events", "routes/api/chat-events.ts"),
  route("api/chat/seen", "routes/api/chat-seen.ts"),
  route("api/chat/contact", "routes/api/chat-contact.ts"),
  route("api/chat/contact-method", "routes/api/chat-contact-method.ts"),
  route("api/desk/events", "routes/api/desk-events.ts"),
  route("api/desk/presence", "routes/api/desk-presence.ts"),
  route("api/desk/push", "routes/api/desk-push.ts"),
  route("api/quote-views", "routes/api/quote-views.ts"),
  route("api/newsletter", "routes/api/newsletter.ts"),
  route("api/consent", "routes/api/consent.ts"),
  route("api/appointments", "routes/api/appointments.ts"),
  route("api/appointments/slots", "routes/api/appointment-slots.ts"),
  route("api/language", "routes/api/language.ts"),
  route("api/openapi.json", "routes/api/openapi.ts"),
  route("api/*", "routes/api/not-found.ts"),
  route("functions/send-auto-response", "routes/api/send-auto-response.ts"),
  route("functions/facebook-webhook", "routes/api/facebook-webhook.ts"),
  route("functions/test-meta-ads-emails", "routes/api/test-meta-ads-emails.ts"),
  route("functions/*", "routes/api/not-found.ts", { id: "functions.not-found" }),
];

const machine = [
  route("healthz", "routes/machine/healthz.ts"),
  route("readyz", "routes/machine/readyz.ts"),
  route("metrics", "routes/machine/metrics.ts"),
  route("robots.txt", "routes/machine/robots.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route("manifest.webmanifest", "routes/machine/manifest.ts"),
  route("desk.webmanifest", "routes/machine/desk-manifest.ts"),
  route(".well-known/security.txt", "routes/machine/security.ts"),
  ...inBothLanguages("feed", "/feed.xml", "routes/machine/feed.ts"),
];

export default [
  ...sitePages,
  ...admin,
  ...api,
  ...machine,
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
