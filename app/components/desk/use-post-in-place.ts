import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { IN_PLACE } from "./row-answer";

export type Values = Readonly<Record<string, string>>;

interface PostInPlace {
  post: (fields: Values) => void;
  /** The fields that are on their way. */
  sent: Values | null;
}

/** Posts without showing the page anew. `onAnswer` is called once for each post that no later one has replaced. */
export function usePostInPlace(action: string, onAnswer: (answer: FormAnswer | null) => void): PostInPlace {
  const fetcher = useFetcher<FormAnswer | null>();
  const isUnderWay = useRef(false);
  const onIdle = useEffectEvent(() => {
    if (!isUnderWay.current) return;
    isUnderWay.current = false;
    onAnswer(fetcher.data ?? null);
  });
  useEffect(() => {
    if (fetcher.state === "idle") onIdle();
  }, [fetcher.state]);
  return {
    post: (fields) => {
      isUnderWay.current = true;
      void fetcher.submit({ ...fields, [IN_PLACE]: "on" }, { method: "post", action });
    },
    sent: fetcher.formData ? (Object.fromEntries(fetcher.formData) as Values) : null,
  };
}
