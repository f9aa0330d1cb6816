import { CircleAlert } from "lucide-react";

/** Why a whole form was turned down; read out when it appears. */
export function FormProblem({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control bg-madder-100 px-4 py-3 font-semibold text-madder-700"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
