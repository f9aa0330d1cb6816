import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusIfLost } from "~/components/ui/focus-if-lost";
import { FormNotice } from "~/components/ui/form-notice";

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

/** Does not scroll if the notice is in view anyway. */
export function useFocusIfLost({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(place.current, { preventScroll });
  }, [preventScroll]);
  return place;
}
