import { useLanguage } from "~/lib/language/language-context";
import type { Choice } from "./choice";
import { PURPOSES, type Purpose } from "./purposes";

interface PurposeListProps {
  id: string;
  choice: Choice;
}

export function PurposeList({ id, choice }: PurposeListProps) {
  return (
    <ul id={id} className="grid gap-2 text-small">
      {PURPOSES.map((purpose) => (
        <li key={purpose} className="border-l-2 border-linen-300 pl-4">
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
