/**
 * Modules that share a file, in order of priority: a module goes to the first file that names it, and takes along its
 * imports that no earlier file has taken. A request costs more than a few superfluous bytes on a slow line, and small
 * files compress badly. Names are of modules below `app` without their extension, or of packages.
 */
const FILES: readonly (readonly [name: string, modules: readonly string[]])[] = [
  // The start of a page, before its visitor does anything: no React.
  ["entry", ["entry.client", "platform/pages/islands/start-islands"]],
  ["react", ["react", "react-dom", "scheduler", "platform/pages/islands/hydrate-island"]],
  // What pages for visitors and the desk share.
  [
    "basics",
    [
      "components/forms/is-send-key",
      "components/illustrations/brand-mark",
      "components/ui/button",
      "components/ui/page-link",
      "components/ui/time-of",
      "components/ui/toaster",
      "components/ui/unbroken",
      "content/business",
      "features/appointments/paths",
      "features/chat/protocol",
      "features/projects/paths",
      "features/projects/project",
      "features/quotes/paths",
      "features/website-check/paths",
      "lib/capitalised",
      "lib/http/inline-mark",
      "lib/openstreetmap",
      "lib/text/contact-links",
      "lib/text/fill",
      "lib/text/number-format",
      "lib/time/clock",
      "lib/use-hydrated",
      "lib/use-media",
      "lucide-react/dist/esm/createLucideIcon",
    ],
  ],
  ["router", ["react-router", "hydrate-document"]],
  // Parts of most pages: they come one after the other as soon as there is a visitor.
  ["frame", ["features/consent/consent", "features/requests/package-form-pending", "features/chat/widget/chat-corner"]],
  // The parts with which a form shows, keeps and sends its input.
  [
    "fields",
    [
      "components/ui/empty-list",
      "components/ui/enter-button",
      "components/ui/field",
      "components/ui/focus-if-lost",
      "components/ui/form-notice",
      "components/forms/bounds",
      "components/forms/field-errors",
      "components/forms/form-controls",
      "components/forms/honeypot",
      "components/forms/post-form",
      "components/forms/privacy-link",
      "components/forms/use-fill-time",
      "components/forms/use-online",
      "components/forms/use-sent-elsewhere",
    ],
  ],
  ["schema", ["zod", "components/forms/text-field"]],
  [
    "form",
    [
      "features/requests/quote-form",
      "features/requests/request-fields",
      "features/requests/thankful-form",
      "features/requests/use-request-form",
    ],
  ],
  ["moving", ["components/sections/carousel-controls", "components/sections/partners-controls"]],
  // The deadline of an answer, for the thanks.
  ["promise", ["content/answer-due"]],
  // What the pages have in common that the router runs.
  [
    "routed",
    [
      "components/desk/use-refresh",
      "components/forms/done-notice",
      "components/forms/form-answer",
      "components/forms/or-refused",
      "components/forms/use-error-in-view",
      "components/layout/language-switch",
      "components/layout/main-content",
      "components/layout/use-focus-on-navigation",
      "features/mail/thread/formatted",
      "features/quotes/quote",
      "lib/seo/page-meta",
    ],
  ],
  // The chat shows them too, and its pages have no router.
  ["facts", ["content/business-facts"]],
  // The frame of the desk, and the parts of its forms and lists.
  [
    "desk",
    [
      "components/desk/desk-list",
      "components/desk/desk-tabs",
      "components/desk/draft-notice",
      "components/desk/one-tap-form",
      "components/desk/submit-button",
      "components/desk/typed-fields",
      "components/desk/typed-form",
      "components/desk/undo-button",
      "components/desk/undo-notice",
      "components/desk/use-form-key",
      "components/desk/use-last-refusal",
      "components/desk/use-post-in-place",
      "components/desk/use-typed-form",
      "components/desk/way-link",
      "components/ui/count",
      "components/ui/filter-form",
      "components/ui/paging",
      "features/calendars/copies/asked-changes",
      "features/desk/desk-error",
      "features/desk/desk-frame",
      "features/desk/desk-meta",
      "features/desk/gone-page",
      "features/desk/or-form-answer",
      "features/leads/by-hand/next-chips",
      "features/leads/calling/calling-form",
      "features/leads/lead",
      "features/leads/lead-page/lead-action",
      "features/leads/lead-page/lead-forms",
      "features/leads/lead-page/lead-mails",
      "features/leads/list/lead-marks",
      "features/mail/mailbox/message-view",
      "features/mail/outbox/mail-reason-note",
      "features/mail/thread/writing",
      "features/quotes/quote-mark",
      "features/reports/exports/export-links",
    ],
  ],
];

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** The split of the client into files. */
export const codeSplitting = {
  groups: [
    ...FILES.map(([name, modules], index) => ({
      name,
      test: (id: string) => modules.some((module) => isModule(id, module)),
      priority: FILES.length - index,
    })),
    // Icons of a few hundred bytes that the same pages use share a file, before the last file takes those of the desk.
    { name: "icons", test: ICON, priority: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  ],
};

function isModule(id: string, name: string): boolean {
  const file = id.split("?", 1)[0]?.replaceAll("\\", "/") ?? "";
  const inPackages = file.split("/node_modules/").at(-1) ?? "";
  if (inPackages !== file) return inPackages.startsWith(`${name}/`) || inPackages === `${name}.mjs`;
  return file.replace(/\.\w+$/, "").endsWith(`/app/${name}`);
}
