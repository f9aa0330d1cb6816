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
  layout("routes/admin/admin.tsx", [
    layout("routes/admin/desk.tsx", [
      route("admin", "routes/admin/requests.tsx"),
      route("admin/leads/:lead", "routes/admin/lead.tsx"),
      route("admin/people/:person", "routes/admin/person.tsx"),
      route("admin/chats", "routes/admin/chats.tsx"),
      route("admin/chats/:conversation", "routes/admin/chat.tsx"),
      route("admin/appointments", "routes/admin/appointments.tsx"),
      route("admin/appointments/blocks", "routes/admin/agenda-blocks.tsx"),
      route("admin/appointments/:appointment/move", "routes/admin/appointment-move.tsx"),
      route("admin/meta-ads", "routes/admin/meta-ads.tsx"),
      route("admin/quotes", "routes/admin/quotes.tsx"),
      route("admin/quotes/new", "routes/admin/quote-new.tsx"),
      route("admin/quotes/:quote", "routes/admin/quote.tsx"),
      route("admin/quotes/:quote/preview", "routes/admin/quote-preview.tsx"),
      route("admin/notifications", "routes/admin/notifications.tsx"),
      route("admin/users", "routes/admin/users.tsx"),
      route("admin/account", "routes/admin/account.tsx"),
      route("admin/account/two-step", "routes/admin/two-step.tsx"),
      route("admin/tools", "routes/admin/tools.tsx"),
      route("admin/privacy", "routes/admin/privacy.tsx"),
      route("admin/privacy/erase", "routes/admin/privacy-erase.tsx"),
      route("admin/log", "routes/admin/log.tsx"),
      route("admin/unknown-paths", "routes/admin/unknown-paths.tsx"),
      route("admin/unknown-paths/redirects", "routes/admin/redirects.tsx"),
      route("admin/chat-answers", "routes/admin/chat-answers.tsx"),
      route("admin/chat-answers/:rule", "routes/admin/chat-answer.tsx"),
      route("admin/go-live", "routes/admin/go-live.tsx"),
      route("admin/mails", "routes/admin/mails.tsx"),
      route("admin/mails/:mail", "routes/admin/mail.tsx"),
      route("admin/reports", "routes/admin/reports.tsx"),
      route("admin/newsletter", "routes/admin/newsletter.tsx"),
      route("admin/*", "routes/admin/not-found.tsx"),
    ]),
    route("admin/mails/:mail/html", "routes/admin/mail-html.ts"),
    route("admin/quotes/:quote/document", "routes/admin/quote-document.ts"),
    route("admin/exports/:file", "routes/admin/export.ts"),
    route("admin/privacy/export", "routes/admin/privacy-export.ts"),
    route("admin/sign-in", "routes/admin/sign-in.tsx"),
    route("admin/sign-in/code", "routes/admin/sign-in-code.tsx"),
    route("admin/forgot", "routes/admin/forgot.tsx"),
    route("admin/reset/:token", "routes/admin/reset.tsx"),
    route("admin/invite/:token", "routes/admin/invite.tsx"),
    route("admin/sign-out", "routes/admin/sign-out.ts"),
    route("admin/setup/:token", "routes/admin/setup.tsx"),
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
