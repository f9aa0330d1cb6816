interface ChatErrorProps {
  id?: string;
  children: string;
}

/** What went wrong with something in the log. It comes below what was pressed, where the log may end: it is brought up. */
export function ChatError({ id, children }: ChatErrorProps) {
  return (
    <p ref={bringUp} id={id} role="alert" className="chat-error">
      {children}
    </p>
  );
}

const bringUp = (error: HTMLElement | null) => error?.scrollIntoView({ block: "nearest" });
