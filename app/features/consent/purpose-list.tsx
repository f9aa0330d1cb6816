import { useLanguage } from "~/lib/language/language-context";
import type { Choice } from "./choice";
import { ASKED_PURPOSES, PURPOSES, type Purpose } from "./purposes";

interface PurposeListProps {
  id: string;
  /** What is ticked initially. */
  choice: Choice;
  /** Whether the visitor chooses by purpose; otherwise the purposes are only listed. */
  isChoosing: boolean;
}

/**
 * The purposes that consent is asked for; when the visitor chooses by purpose, with checkboxes and the necessary one
 * beside them.
 */
export function PurposeList({ id, choice, isChoosing }: PurposeListProps) {
  return (
    <ul id={id} className="grid gap-2 text-small">
      {(isChoosing ? PURPOSES : ASKED_PURPOSES).map((purpose) => (
        <li key={purpose} className="border-l-2 border-linen-300 pl-4">
          {isChoosing ? (
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                name={purpose}
                defaultChecked={purpose === "necessary" || choice[purpose]}
                disabled={purpose === "necessary"}
                className="mt-0.5 size-5 shrink-0 accent-indigo-700"
              />
              <PurposeText purpose={purpose} />
            </label>
          ) : (
            <PurposeText purpose={purpose} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PurposeText({ purpose }: { purpose: Purpose }) {
  const { t } = useLanguage();
  return (
    <span>
      <b className="font-semibold text-ink-950">{t(`consent.purpose.${purpose}.name`)}</b>{" "}
      {t(`consent.purpose.${purpose}.text`)}
    </span>
  );
}
