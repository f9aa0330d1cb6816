import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { FormNotice } from "~/components/ui/form-notice";
import { useFocusIfLost } from "~/components/ui/use-focus-if-lost";

type DoneNoticeProps = ComponentProps<typeof FormNotice>;

export function DoneNotice(props: DoneNoticeProps) {
  const { key } = useLocation();
  return <Told key={key} {...props} />;
}

function Told(props: DoneNoticeProps) {
  return (
    <div ref={useFocusIfLost()} tabIndex={-1} className="max-w-[46rem] scroll-mt-28 shadow-none outline-none">
      <FormNotice {...props} />
    </div>
  );
}
