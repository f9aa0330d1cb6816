import { CircleAlert } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { join } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useLanguage } from "~/lib/language/language-context";
import { lacksRequired } from "../appointment";
import { ALTERNATIVE, type AppointmentFormState } from "./appointment-form-state";
import type { Alternative } from "./slot-days";

interface AppointmentNoticeProps {
  served: Pick<AppointmentFormState, "status" | "values">;
  alternatives: readonly Alternative[] | null;
  onChoose: (alternative: Alternative) => void;
}

/** An alternative is a button that books it, also without scripts. */
export function AppointmentNotice({ served, alternatives, onChoose }: AppointmentNoticeProps) {
  const { t } = useLanguage();
  if (alternatives) {
    return (
      <NoticeBox title={t("appointment.taken.title")} tabIndex={-1} data-notice className="mb-6">
        <p className="mt-1">{t(alternatives.length > 0 ? "appointment.taken.text" : "appointment.takenAll.text")}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {alternatives.map((alternative) => (
            <li key={alternative.starts_at}>
              <Button
                type="submit"
                variant="quiet"
                name={ALTERNATIVE}
                value={`${alternative.date} ${alternative.time}`}
                className="bg-white"
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(alternative);
                }}
              >
                {alternative.label}
              </Button>
            </li>
          ))}
        </ul>
      </NoticeBox>
    );
  }
  const words = wordsFor(served);
  if (!words) return null;
  return (
    <div className="mb-6">
      <FormNotice title={t(words.title)} text={t(words.text)} />
    </div>
  );
}

interface NoticeBoxProps extends ComponentProps<"div"> {
  title: string;
}

export function NoticeBox({ title, className, children, ...box }: NoticeBoxProps) {
  return (
    <div
      role="alert"
      {...box}
      className={join(
        "scroll-mt-28 border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950",
        className,
      )}
    >
      <p className="flex items-center gap-3 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-madder-700" />
        {title}
      </p>
      {children}
    </div>
  );
}

function wordsFor({ status, values }: AppointmentNoticeProps["served"]) {
  if (status === "limited" || status === "failed") {
    return { title: `toast.${status}.title`, text: `toast.${status}.text` } as const;
  }
  if (status !== "invalid") return null;
  if (lacksRequired(values)) return { title: "appointment.missing.title", text: "appointment.missing.text" } as const;
  return { title: "toast.oops.title", text: "toast.invalid.text" } as const;
}

/** It takes the focus, as the button that was pressed may be gone, or far below. */
export function OutcomeNotice(props: ComponentProps<typeof FormNotice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-8 max-w-[46rem] scroll-mt-28">
      <FormNotice {...props} />
    </div>
  );
}
