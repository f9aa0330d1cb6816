interface ChatErrorProps {
  id?: string;
  children: string;
}

/**
 * What went wrong with something in the log. It appears below what was pressed, maybe below the visible part, so it is
 * scrolled into view.
 */
export function ChatError({ id, children }: ChatErrorProps) {
  return (
    <p ref={bringUp} id={id} role="alert" className="chat-error">
      {children}
    </p>
  );
}

const bringUp = (error: HTMLElement | null) => error?.scrollIntoView({ block: "nearest" });
