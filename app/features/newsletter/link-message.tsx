import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useOnlineOnly } from "~/components/forms/use-online-only";
import { MessagePage } from "~/components/sections/message-page";
import { Button } from "~/components/ui/button";
import type { Followed } from "./follow-link.server";

interface Message {
  code: string;
  title: string;
  text: string;
}

interface LinkMessageProps {
  followed: Followed;
  copy: { open: Message & { button: string }; done: Message; unknown: Message };
  working: string;
  children: Record<"done" | "unknown", ReactNode>;
}

/** The button alone changes anything. It works without scripts too. */
export function LinkMessage({ followed, copy, working, children }: LinkMessageProps) {
  const onlineOnly = useOnlineOnly();
  const isWorking = useNavigation().state === "submitting";
  const { step } = followed;
  const { code, title, text } = copy[step];
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const focusable = (
    <span ref={heading} tabIndex={-1} className="shadow-none outline-none">
      {title}
    </span>
  );
  return (
    <MessagePage key={step} code={code} title={focusable} text={text}>
      {followed.step !== "unknown" && (
        <p className="mb-7 w-fit max-w-full border-l-8 border-double border-weld-400 py-1 pl-4 text-lead font-semibold wrap-anywhere text-ink-950">
          {followed.email}
        </p>
      )}
      {step === "open" ? (
        <Form method="post" onSubmit={onlineOnly}>
          <Button type="submit" aria-disabled={isWorking}>
            {isWorking ? working : copy.open.button}
          </Button>
        </Form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children[step]}</div>
      )}
    </MessagePage>
  );
}
