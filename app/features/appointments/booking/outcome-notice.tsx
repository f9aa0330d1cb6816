import { type ComponentProps, useEffect, useRef } from "react";
import { FormNotice } from "~/components/ui/form-notice";

/** It takes the focus, as the button that was pressed may be gone, or far below. */
export function OutcomeNotice(props: ComponentProps<typeof FormNotice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-8 max-w-[46rem] scroll-mt-28">
      <FormNotice {...props} />
    </div>
  );
}
