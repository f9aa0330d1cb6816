import { CircleAlert } from "lucide-react";

interface FormNoticeProps {
  title?: string;
  text: string;
}

/** Why a whole form was turned down, above its fields; read out when it appears. */
export function FormNotice({ title, text }: FormNoticeProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 border-l-8 border-double border-madder-700 bg-madder-100 px-4 py-3 text-ink-950"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-madder-700" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
    </div>
  );
}
