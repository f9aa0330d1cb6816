import { Check } from "lucide-react";
import { Unbroken } from "./unbroken";

interface TickListProps {
  items: readonly string[];
  className: string;
  tick?: string;
}

export function TickList({ items, className, tick = "mt-1 size-5" }: TickListProps) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden="true" className={`shrink-0 ${tick}`} />
          <span className="min-w-0">
            <Unbroken>{item}</Unbroken>
          </span>
        </li>
      ))}
    </ul>
  );
}
