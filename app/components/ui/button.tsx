import type { ComponentProps } from "react";
import { PageLink } from "./page-link";

/** `main` is the one call to action of a view; `weld` replaces it on dark cloth. */
export type ButtonVariant = "main" | "quiet" | "dark" | "weld";

const SHAPE =
  "relative inline-flex min-h-12 max-w-full items-center justify-center gap-2.5 rounded-control px-5 max-[18rem]:px-3 max-[18rem]:text-[min(1em,9vw)] py-2 text-center font-semibold leading-tight no-underline duration-200 ease-out active:translate-y-px disabled:cursor-progress disabled:opacity-60 aria-disabled:opacity-60 motion-reduce:transition-none [&_svg]:size-5 [&_svg]:shrink-0";

/** The text keeps its colour. A fade of text and ground together would pass through unreadable colours. */
const FADING = "transition-[background-color,box-shadow,translate]";

const VARIANTS: Record<ButtonVariant, string> = {
  main: `${FADING} bg-madder-600 text-white inset-shadow-[0_-3px_0_var(--color-madder-700)] hover:bg-madder-700 active:inset-shadow-[0_2px_0_var(--color-ink-950)]`,
  quiet:
    "transition-[translate] border-2 border-ink-950 text-ink-950 hover:bg-ink-950 hover:text-linen-50 active:bg-ink-700 on-dark:border-indigo-300 on-dark:text-linen-50 on-dark:hover:bg-linen-50 on-dark:hover:text-ink-950",
  dark: `${FADING} bg-ink-950 text-linen-50 hover:bg-indigo-700 active:bg-indigo-900`,
  weld: `${FADING} bg-weld-400 text-ink-950 inset-shadow-[0_-3px_0_rgb(20_22_31/0.22)] hover:bg-weld-200 active:inset-shadow-[0_2px_0_rgb(20_22_31/0.3)]`,
};

export function buttonClasses(variant: ButtonVariant, className: string | undefined): string {
  return [SHAPE, VARIANTS[variant], className].filter(Boolean).join(" ");
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
}

export function Button({ variant = "main", className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(variant, className)} {...rest} />;
}

interface ButtonLinkProps extends ComponentProps<typeof PageLink> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = "main", className, ...rest }: ButtonLinkProps) {
  return <PageLink className={buttonClasses(variant, className)} {...rest} />;
}
