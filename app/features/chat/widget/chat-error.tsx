interface ChatErrorProps {
  id?: string;
  children: string;
}

/** It may appear below the visible part, so it is scrolled into view. */
export function ChatError({ id, children }: ChatErrorProps) {
  return (
    <p ref={bringUp} id={id} role="alert" className="chat-error">
      {children}
    </p>
  );
}

const bringUp = (error: HTMLElement | null) => error?.scrollIntoView({ block: "nearest" });
