import { SelectField } from "~/components/ui/field";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import { useLanguage } from "~/lib/language/language-context";
import { BUDGETS, type Budget, formatBudget } from "./options";

interface BudgetFieldProps {
  chosen: Budget | null;
  copy: ConfiguratorCopy["budget"];
  onChange: (name: string) => void;
}

export function BudgetField({ chosen, copy, onChange }: BudgetFieldProps) {
  const { language } = useLanguage();
  return (
    <div className="mt-8 max-w-[30rem]">
      <SelectField
        id="configurator-budget"
        name="budget"
        label={copy.title}
        hint={copy.hint}
        value={chosen ?? ""}
        onChange={() => onChange("budget")}
      >
        <option value="">{copy.none}</option>
        {BUDGETS.map((budget) => (
          <option key={budget} value={budget}>
            {formatBudget(budget, copy, language)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
