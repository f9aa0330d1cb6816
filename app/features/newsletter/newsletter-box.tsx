import type { ReactNode } from "react";
import { Stamp } from "~/components/illustrations/stamp";
import { useLanguage } from "~/lib/language/language-context";
import { Island } from "~/platform/pages/islands/island";
import { SubscriptionForm } from "./subscription-form";
import { type Box, boxId, type SubscriptionFormState } from "./subscription-form-state";

interface NewsletterBoxProps {
  box: Box;
  state: SubscriptionFormState;
}

export function NewsletterBox({ box, state }: NewsletterBoxProps) {
  const { t } = useLanguage();
  return (
    <section id={boxId(box)} aria-labelledby={`${boxId(box)}-title`} className="scroll-mt-28">
      <Envelope className="grid items-center gap-x-14 gap-y-6 p-6 sm:p-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:p-12">
        <div className="relative">
          {box === "blog" && <Stamp className="float-right mb-4 ml-6 max-sm:hidden" />}
          <h2 id={`${boxId(box)}-title`} className="text-panel">
            {t(`newsletter.title.${box}`)}
          </h2>
          <p className="mt-3 max-w-[30rem]">{t("newsletter.text")}</p>
        </div>
        <Island name="subscription" of={SubscriptionForm} props={{ box, state }} when="touch" />
      </Envelope>
    </section>
  );
}

interface EnvelopeProps {
  className?: string;
  children: ReactNode;
}

function Envelope({ className = "", children }: EnvelopeProps) {
  return (
    <div className="airmail rounded-card p-2.5 text-ink-700">
      <div className={`rounded-control bg-linen-50 ${className}`}>{children}</div>
    </div>
  );
}
