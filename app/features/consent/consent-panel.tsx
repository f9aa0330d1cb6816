import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/components/ui/button";
import { ignoreSecondPress, isPressedByKey } from "~/components/ui/ignore-second-press";
import { showToast } from "~/components/ui/toast-store";
import { pathOf } from "~/content/pages";
import { useLanguage } from "~/lib/language/language-context";
import { ANSWER_ATTRIBUTE, BANNER_ID, type Choice, EVERYTHING, NOTHING } from "./choice";
import { choose } from "./consent-store";
import { PurposeList } from "./purpose-list";
import { ASKED_PURPOSES } from "./purposes";
import { useRoomBelow } from "./use-room-below";

interface ConsentPanelProps {
  isShown: boolean;
  /** Otherwise it came by itself and leaves the focus alone. */
  isSettings: boolean;
  choice: Choice | null;
  onDone: () => void;
}

export function ConsentPanel({ isShown, isSettings, choice, onDone }: ConsentPanelProps) {
  const { t, href, language } = useLanguage();
  const [isByPurpose, setByPurpose] = useState(isSettings);
  const titleId = useId();
  const listId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // It may have been shown before scripts ran, without React knowing.
    if (panel.current) panel.current.hidden = !isShown;
  }, [isShown]);
  useRoomBelow(panel, isShown);
  useEffect(() => {
    if (isSettings) title.current?.focus();
  }, [isSettings]);

  /** A button pressed before the scripts came takes effect now, wherever the keyboard focus has moved meanwhile. */
  function ignoreSecond() {
    const isPressedHere = panel.current?.contains(document.activeElement) ?? false;
    ignoreSecondPress(isPressedHere && isPressedByKey());
  }

  function decide(next: Choice) {
    ignoreSecond();
    choose(next, language);
    if (!isSettings) return;
    showToast({ type: "success", title: t("consent.saved") });
    onDone();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    decide(Object.fromEntries(ASKED_PURPOSES.map((purpose) => [purpose, form.has(purpose)])) as Choice);
  }

  function chooseByPurpose() {
    flushSync(() => setByPurpose(true));
    // The pressed button is gone, and would take the focus with it.
    panel.current?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
  }

  const isClosable = isSettings && choice !== null;
  function close() {
    if (!isClosable) return decide(NOTHING);
    ignoreSecond();
    onDone();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isSettings) onDone();
  };
  return (
    <section
      id={BANNER_ID}
      ref={panel}
      hidden={!isShown}
      suppressHydrationWarning
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="consent no-print"
    >
      <div className="consent-edge selvedge bg-linen-50" />
      <form onSubmit={save} className={`consent-sheet ${isByPurpose ? "" : "consent-brief"}`}>
        <div>
          <h2 ref={title} id={titleId} tabIndex={-1} className="consent-title mr-10 text-h3 shadow-none outline-none">
            {t("consent.title")}
          </h2>
          <button
            type="button"
            aria-label={t(isClosable ? "consent.close" : "consent.closeRefusing")}
            onClick={close}
            {...(!isSettings && { [ANSWER_ATTRIBUTE]: "none" })}
            className={`consent-close ${isClosable ? "" : "consent-close-refusing"}`}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
          <p className="consent-text mt-1.5 text-small">{t(isByPurpose ? "consent.textByPurpose" : "consent.text")}</p>
          {isByPurpose && <PurposeList id={listId} choice={choice ?? NOTHING} />}
        </div>
        <div className="consent-answers grid gap-x-3 gap-y-2">
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button variant="dark" onClick={() => decide(NOTHING)} {...{ [ANSWER_ATTRIBUTE]: "none" }}>
              {t("consent.refuse")}
            </Button>
            <Button variant="dark" onClick={() => decide(EVERYTHING)} {...{ [ANSWER_ATTRIBUTE]: "all" }}>
              {t("consent.accept")}
            </Button>
          </div>
          {isByPurpose && (
            <Button type="submit" variant="quiet" className="mt-1">
              {t("consent.save")}
            </Button>
          )}
          <div className="-mb-2 flex flex-wrap justify-between gap-x-5 text-small">
            {!isByPurpose && (
              <button
                type="button"
                aria-expanded={false}
                aria-controls={listId}
                onClick={chooseByPurpose}
                className="link min-h-11"
              >
                {t("consent.byPurpose")}
              </button>
            )}
            <a href={href(pathOf("cookies"))} className="link inline-flex min-h-11 items-center">
              {t("consent.more")}
            </a>
          </div>
        </div>
      </form>
    </section>
  );
}
