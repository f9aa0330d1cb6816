import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="mt-3 grid gap-4">{children}</div>
    </section>
  );
}
