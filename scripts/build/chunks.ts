/**
 * Modules that share a file, in order of priority: a module goes to the first file that names it, and takes along its
 * imports that no earlier file has taken. A request costs more than a few superfluous bytes on a slow line, and small
 * files compress badly. Names are of modules below `app` without their extension, or of packages.
 */
const FILES: readonly (readonly [name: string, modules: readonly string[]])[] = [
  // The start of a page, before its visitor does anything: no React.
  ["entry", ["entry.client", "platform/pages/islands/start-islands"]],
  ["react", ["react", "react-dom", "scheduler", "platform/pages/islands/hydrate-island"]],
  ["router", ["react-router", "hydrate-document"]],
  // Parts of most pages: they come one after the other as soon as there is a visitor.
  [
    "frame",
    [
      "features/consent/consent",
      "components/ui/toaster",
      "features/requests/package-form-pending",
      "features/chat/widget/chat-corner",
    ],
  ],
  // The parts with which a form shows, keeps and sends its input.
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
];

/** The split of the client into files. */
export const codeSplitting = {
  groups: FILES.map(([name, modules], index) => ({
    name,
    test: (id: string) => modules.some((module) => isModule(id, module)),
    priority: FILES.length - index,
  })),
};

function isModule(id: string, name: string): boolean {
  const file = id.split("?", 1)[0]?.replaceAll("\\", "/") ?? "";
  const inPackages = file.split("/node_modules/").at(-1) ?? "";
  if (inPackages !== file) return inPackages.startsWith(`${name}/`) || inPackages === `${name}.mjs`;
  return file.replace(/\.\w+$/, "").endsWith(`/app/${name}`);
}
