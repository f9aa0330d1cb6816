import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { LanguageSwitch } from "~/components/layout/language-switch";
import type { AdminCopy } from "~/content/admin/admin-copy.server";
import { business } from "~/content/business";
import { DESK_PATH, SIGN_OUT_PATH } from "~/features/auth/paths";
import { useLanguage } from "~/lib/language/language-context";

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
  const { t } = useLanguage();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-white focus:px-4 focus:py-3"
      >
        {t("skip.toContent")}
      </a>
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
        <div aria-hidden="true" className="selvedge" />
      </header>
      <Loading text={copy.loading} />
      <main id="main" tabIndex={-1} className="wrap py-8 outline-none sm:py-10">
        {children}
      </main>
    </>
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
