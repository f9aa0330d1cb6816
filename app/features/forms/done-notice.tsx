import { type ComponentProps, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { FormNotice } from "~/components/ui/form-notice";

type DoneNoticeProps = ComponentProps<typeof FormNotice>;

/** What came of what was just done: told again when the same is done again. */
export function DoneNotice(props: DoneNoticeProps) {
  const { key } = useLocation();
  return <Told key={key} {...props} />;
}

/** Takes the focus where what had it is gone, as a row that was taken away. */
function Told(props: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="max-w-[46rem] scroll-mt-28 shadow-none outline-none">
      <FormNotice {...props} />
    </div>
  );
}
