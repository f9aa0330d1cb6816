import { Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { DeskWriterProvider, sweepDeskDrafts } from "~/components/desk/desk-draft";
import { useNewDay } from "~/components/desk/use-refresh";
import { BrandMark } from "~/components/illustrations/brand-mark";
import { MainContent } from "~/components/layout/main-content";
import { business } from "~/content/business";
import { useWords } from "~/content/desk/words";
import { useNewLeadKey } from "~/features/leads/by-hand/use-new-lead-key";
import { WaitingBar } from "~/features/leads/by-hand/waiting-bar";
import { NEW_LEAD_PATH } from "~/features/leads/paths";
import { usePresence } from "~/features/notifications/presence/use-presence";
import { useSoundPermission } from "~/features/notifications/sound/sound-card";
import { useDeskWorker } from "~/features/notifications/use-desk-worker";
import type { DeskUser } from "~/features/users/sessions/session.server";
import { signInPath } from "~/features/users/sign-in/paths";
import { DESK_PATH } from "~/lib/desk-path";
import { DeskMenu } from "./desk-menu";
import { deskPagesFor } from "./desk-pages";
import { DeskSelf } from "./desk-self";
import { JumpButton } from "./jump/jump-button";
import { useNotTaken } from "./not-taken";
import { type DeskCounts, useDeskNews } from "./use-desk-news";
import { useSinglePost } from "./use-single-post";

interface DeskFrameProps {
  user: DeskUser;
  counts: DeskCounts;
  children: ReactNode;
}

const BAR_BUTTON =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-small font-semibold text-indigo-100 hover:bg-indigo-700 hover:text-white active:bg-indigo-800";

export function DeskFrame({ user, counts, children }: DeskFrameProps) {
  const words = useWords("admin").desk;
  const pages = deskPagesFor(user.role, "bar");
  const state = useDeskNews(counts);
  const hasMissedPost = useNotTaken(counts);
  const refuseRepeat = useSinglePost();
  usePresence();
  useNewDay();
  useDeskWorker();
  useSoundPermission();
  useOpenedInView();
  useNewLeadKey();
  useEffect(() => sweepDeskDrafts(user.id), [user.id]);
  return (
    <>
      <header className="on-dark no-print bg-indigo-900">
        <div className="wrap flex min-h-14 items-center gap-x-2">
          <Link to={DESK_PATH} className="flex min-h-11 shrink-0 items-center gap-2.5 text-white">
            <BrandMark className="size-8 rounded-stitch bg-linen-50" />
            <span className="font-display text-lg font-bold md:max-lg:sr-only">{business.name}</span>
            <span className="sr-only">{words.name}</span>
          </Link>
          <DeskMenu pages={pages} counts={state.counts} />
          <div className="ml-auto flex shrink-0 items-center text-small text-indigo-100">
            <JumpButton className={BAR_BUTTON} />
            {/* The scripts come ahead: the page also opens without a connection. */}
            <Link to={NEW_LEAD_PATH} prefetch="render" className={BAR_BUTTON}>
              <Plus aria-hidden="true" className="size-5" />
              <span className="sr-only">{words.nav.newLead}</span>
            </Link>
          </div>
          <DeskSelf user={user} pages={pages} />
        </div>
        <div aria-hidden="true" className="selvedge" />
      </header>
      <Loading text={words.loading} />
      {(state.isSignedOut || hasMissedPost) && <SignedOut keepsPage={hasMissedPost} />}
      <WaitingBar by={user.id} />
      <div onSubmitCapture={refuseRepeat}>
        <MainContent className="desk-main wrap py-6 sm:py-10">
          <DeskWriterProvider value={{ by: user.id }}>{children}</DeskWriterProvider>
        </MainContent>
      </div>
    </>
  );
}

interface SignedOutProps {
  /** True if input is unsaved: signing in then opens a new tab. */
  keepsPage: boolean;
}

/** Stays in view, since from here on the page goes out of date. */
function SignedOut({ keepsPage }: SignedOutProps) {
  const words = useWords("admin").desk.signedOut;
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="sticky top-0 z-30 bg-weld-400 text-ink-950">
      <p className="wrap flex min-h-12 flex-wrap items-center gap-x-4 py-1 font-semibold">
        {keepsPage ? words.keeps : words.text}
        <Link
          to={signInPath(pathname + search)}
          target={keepsPage ? "_blank" : undefined}
          className="inline-flex min-h-11 items-center underline"
        >
          {keepsPage ? words.signInApart : words.signIn}
        </Link>
      </p>
    </div>
  );
}

function Loading({ text }: { text: string }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-20 max-md:bottom-20 flex justify-center">
      {isLoading && (
        <span className="rounded-control bg-ink-950 px-4 py-2 text-small text-linen-50 shadow-lift">{text}</span>
      )}
    </p>
  );
}

/** It would unfold below the screen, or behind the menu of a phone. */
function useOpenedInView(): void {
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const details = target instanceof Element ? target.closest("summary")?.parentElement : null;
      // It opens after the click event.
      if (details)
        requestAnimationFrame(() => details.matches("details[open]") && details.scrollIntoView({ block: "nearest" }));
    };
    document.addEventListener("click", show);
    return () => document.removeEventListener("click", show);
  }, []);
}
