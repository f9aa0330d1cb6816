const ICONS = "lucide-react/dist/esm/icons/";

/**
 * Which modules share a file, in order of priority: a module goes to the first file that names it, and takes along its
 * imports that no earlier file has taken. On a slow line a request costs more than a few superfluous bytes, and small
 * files compress badly; so what many pages need comes in a few files, and only the rest is split by page. Names are of
 * modules below `app` without their extension, or of packages.
 */
const FILES: readonly (readonly [name: string, modules: readonly string[]])[] = [
  ["framework", ["react", "react-dom", "scheduler", "react-router"]],
  [
    "frame",
    [
      "root",
      "components/illustrations/weave",
      "components/sections/case-picture",
      "components/sections/closing-banner",
      "components/sections/form-panel",
      "components/sections/hero-words",
      "components/ui/arrow-link",
      "components/ui/card",
      "components/ui/table-roles",
      "components/ui/tick-list",
      "features/chat/paths",
      "lib/attribution/origin",
      "content/page-crumbs",
      "platform/pages/document-router/document-router",
      "components/forms/keep-typing",
      "platform/pages/late-start/late-part",
      "lib/time/clock",
      "lib/seo/professional-service",
      "lib/use-hydrated",
      ...icons(
        "arrow-left arrow-right arrow-up-right calendar-plus check chevron-down chevron-left chevron-right mail map-pin",
        "message-circle minus navigation pause",
      ),
    ],
  ],
  ["router", ["platform/pages/document-router/whole-router"]],
  // For the end of every page, and for some pages before it.
  [
    "foot",
    [
      "components/illustrations/woven-wordmark",
      "components/layout/legal-line",
      "components/sections/label-foot",
      "components/ui/opening-hours",
      "features/consent/settings-button",
    ],
  ],
  [
    "fields",
    [
      "components/ui/field",
      "components/ui/focus-if-lost",
      "components/ui/form-notice",
      "components/forms/bounds",
      "components/forms/field-errors",
      "components/forms/form-controls",
      "components/forms/honeypot",
      "components/forms/use-fill-time",
    ],
  ],
  ["footer", ["site-footer", "features/newsletter/newsletter-box", "features/newsletter/subscription-form-state"]],
  ["schema", ["zod", "components/forms/text-field"]],
  // What a form needs to keep and send what a visitor types.
  [
    "sending",
    [
      "components/forms/answers-form",
      "components/forms/form-draft",
      "components/forms/post-form",
      "components/forms/privacy-link",
      "components/forms/use-online",
      "components/forms/use-sent-elsewhere",
      "components/forms/use-waiting",
      "uuid",
    ],
  ],
  // By when a request is answered, for the thanks.
  ["promise", ["features/requests/by-moment", "content/promised"]],
  [
    "prices",
    [
      "components/sections/price-switch",
      "content/prices/packages",
      "content/prices/price-facts",
      "content/prices/price-list",
    ],
  ],
  ["packages", ["components/illustrations/tape", "components/sections/package-look", "content/prices/feature-lists"]],
  ["steps", ["components/illustrations/knot", "components/sections/approach"]],
  ["contact-ways", ["components/sections/contact-cards", "features/consent/late-map", "features/requests/late-forms"]],
  [
    "form",
    [
      "features/requests/quote-form",
      "features/requests/request-fields",
      "features/requests/thankful-form",
      "features/requests/use-request-form",
    ],
  ],
  // A quote as its customer reads it.
  ["sheet", ["features/quotes/customer/quote-sheet", "features/quotes/customer/quote-terms"]],
  // Addresses at the desk that its pages link to, a few bytes each.
  [
    "desk-paths",
    [
      "features/appointments/agenda/desk-paths",
      "features/users/sign-in/paths",
      "features/leads/paths",
      "features/meta-leads/paths",
      "features/notifications/paths",
      "features/leads/person-page/paths",
      "features/privacy/paths",
      "features/not-found/paths",
      "features/users/paths",
    ],
  ],
];

/** The parts of the router that only pages with the whole router need (`platform/pages/document-router`). */
const ROUTER =
  /[\\/]react-router[\\/]dist[\\/]production[\\/](dom-export|lib[\\/](dom-export[\\/].+|dom[\\/]ssr[\\/](fog-of-war|hydration|routes)|router[\\/](router|instrumentation)))\.js$/;

/** How the client is split into files. */
export const codeSplitting = {
  groups: FILES.map(([name, modules], index) => ({
    name,
    test: (id: string) => !ROUTER.test(id) && modules.some((module) => isModule(id, module)),
    priority: FILES.length - index,
  })),
};

function isModule(id: string, name: string): boolean {
  const file = id.split("?", 1)[0]?.replaceAll("\\", "/") ?? "";
  const inPackages = file.split("/node_modules/").at(-1) ?? "";
  if (inPackages !== file) return inPackages.startsWith(`${name}/`) || inPackages === `${name}.mjs`;
  return file.replace(/\.\w+$/, "").endsWith(`/app/${name}`);
}

function icons(...names: string[]): string[] {
  return names.flatMap((some) => some.split(" ")).map((name) => ICONS + name);
}
