import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, NavLink, useNavigation } from "react-router";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { LanguageSwitch } from "~/components/layout/language-switch";
import { MainContent, SkipLink } from "~/components/layout/main-content";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { DESK_PATH, SIGN_OUT_PATH, UNKNOWN_PATHS_PATH } from "~/features/auth/paths";

interface DeskFrameProps {
  copy: AdminCopy["desk"];
  /** Who is signed in. */
  email: string;
  children: ReactNode;
}

const BAR_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-semibold text-indigo-100 hover:bg-indigo-700 hover:text-white active:bg-indigo-800";

/** What stands around every page of the desk. */
export function DeskFrame({ copy, email, children }: DeskFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="on-dark no-print bg-indigo-900">
        <div className="wrap flex min-h-16 items-center justify-between gap-2">
          <Link to={DESK_PATH} className="flex min-h-11 items-center gap-3 text-white">
            <BrandMark className="size-8 rounded-stitch bg-linen-50" />
            <span className="leading-tight">
              <span className="block font-display text-lg font-bold">{business.name}</span>
              <span className="block text-xs text-indigo-100 max-[359px]:hidden">{copy.name}</span>
            </span>
          </Link>
          <div className="flex items-center gap-1 text-small text-indigo-100">
            <span className="px-3 max-md:hidden">{email}</span>
            <LanguageSwitch />
            <Form method="post" action={SIGN_OUT_PATH}>
              <button type="submit" className={BAR_BUTTON}>
                <LogOut aria-hidden="true" className="size-4.5" />
                <span className="max-[359px]:sr-only">{copy.signOut}</span>
              </button>
            </Form>
          </div>
        </div>
        <DeskMenu copy={copy.nav} />
        <div aria-hidden="true" className="selvedge" />
      </header>
      <Loading text={copy.loading} />
      <MainContent className="wrap py-8 sm:py-10">{children}</MainContent>
    </>
  );
}

function DeskMenu({ copy }: { copy: AdminCopy["desk"]["nav"] }) {
  return (
    <nav aria-label={copy.label} className="wrap">
      <ul className="-mx-3 flex flex-wrap">
        {(
          [
            [DESK_PATH, copy.requests],
            [UNKNOWN_PATHS_PATH, copy.unknownPaths],
          ] as const
        ).map(([to, text]) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 text-small font-semibold text-indigo-100 hover:text-white aria-[current=page]:border-weld-400 aria-[current=page]:text-white"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Loading({ text }: { text: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center">
      {isLoading && (
        <span className="rounded-control bg-ink-950 px-4 py-2 text-small text-linen-50 shadow-lift">{text}</span>
      )}
    </p>
  );
}
