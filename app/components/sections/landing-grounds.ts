import type { ButtonVariant } from "~/components/ui/button";
import type { Ground } from "~/content/site/landing/landing-copy";

interface GroundLook {
  className: string;
  heading: string;
  button: ButtonVariant;
}

export const GROUNDS: Record<Ground, GroundLook> = {
  linen: { className: "bg-linen-100", heading: "text-ink-950", button: "main" },
  indigo: { className: "on-dark bg-indigo-900 text-indigo-100", heading: "text-white", button: "weld" },
  weld: { className: "bg-weld-400 text-ink-950", heading: "text-ink-950", button: "dark" },
  moss: { className: "on-dark bg-moss-600 text-linen-50", heading: "text-white", button: "weld" },
  ink: { className: "on-dark bg-ink-950 text-linen-200", heading: "text-white", button: "weld" },
  lavender: { className: "bg-indigo-100", heading: "text-ink-950", button: "main" },
  madder: { className: "on-dark bg-madder-700 text-white", heading: "text-white", button: "weld" },
  sage: { className: "bg-moss-300 text-ink-950", heading: "text-ink-950", button: "dark" },
};
