import { CircleAlert, CircleCheck } from "lucide-react";
import { Unbroken } from "./unbroken";

const TONES = {
  bad: { role: "alert", icon: CircleAlert, frame: "border-madder-700 bg-madder-100", colour: "text-madder-700" },
  good: { role: "status", icon: CircleCheck, frame: "border-moss-600 bg-white", colour: "text-moss-600" },
} as const;

interface FormNoticeProps {
  tone?: keyof typeof TONES;
  title?: string | undefined;
  text: string;
  /** The id of a notice that is not read out, because a toast says the same: the button refers to it. */
  quietId?: string;
}

/** Read out when it appears. */
export function FormNotice({ tone = "bad", title, text, quietId }: FormNoticeProps) {
  const { role, icon: Icon, frame, colour } = TONES[tone];
  return (
    <div
      id={quietId}
      data-done={tone === "good" || undefined}
      role={quietId ? undefined : role}
      className={`flex items-start gap-3 border-l-8 border-double px-4 py-3 text-ink-950 ${frame}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <p>
          <Unbroken>{text}</Unbroken>
        </p>
      </div>
    </div>
  );
}
