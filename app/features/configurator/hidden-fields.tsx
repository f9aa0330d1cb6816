import { type ConfiguratorField, fieldsOf } from "./configurator-fields";
import type { Answers } from "./wizard";

interface HiddenFieldsProps {
  answers: Answers;
  shown: readonly ConfiguratorField[];
}

export function HiddenFields({ answers, shown }: HiddenFieldsProps) {
  return Object.entries(fieldsOf(answers))
    .filter(([name]) => !shown.includes(name as ConfiguratorField))
    .flatMap(([name, value]) => [value].flat().map((single) => [name, single] as const))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
