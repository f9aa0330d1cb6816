import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyListProps {
  icon: LucideIcon;
  copy: { title: string; text: string };
  level?: "h2" | "h3";
  children?: ReactNode;
}

export function EmptyList({ icon: Icon, copy, level: Heading = "h2", children }: EmptyListProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border-2 border-dashed border-linen-300 px-6 py-10 sm:px-10">
      <Icon aria-hidden="true" className="size-8 text-indigo-700" />
      <Heading className="text-h3">{copy.title}</Heading>
      <p className="max-w-[60ch]">{copy.text}</p>
      {children}
    </div>
  );
}
