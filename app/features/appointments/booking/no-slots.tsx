import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyList } from "~/components/ui/empty-list";
import { useLanguage } from "~/lib/language/language-context";

interface NoSlotsProps {
  icon: LucideIcon;
  stem: "appointment.none" | "appointment.away";
  children?: ReactNode;
}

export function NoSlots({ icon, stem, children }: NoSlotsProps) {
  const { t } = useLanguage();
  return (
    <div role="status">
      <EmptyList icon={icon} copy={{ title: t(`${stem}.title`), text: t(`${stem}.text`) }} level="h3">
        {children}
      </EmptyList>
    </div>
  );
}
