import { type ConfiguratorField, fieldsOf } from "./configurator-fields";
import type { Answers } from "./wizard";

interface HiddenFieldsProps {
  answers: Answers;
  /** The fields that the visitor sees now. */
  shown: readonly ConfiguratorField[];
}

/** The answers of the other steps, which travel along with the form. */
export function HiddenFields({ answers, shown }: HiddenFieldsProps) {
  return Object.entries(fieldsOf(answers))
    .filter(([name]) => !shown.includes(name as ConfiguratorField))
    .flatMap(([name, value]) => [value].flat().map((single) => [name, single] as const))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
