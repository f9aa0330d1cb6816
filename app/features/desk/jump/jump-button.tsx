import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "~/content/desk/words";
import { whenIdle } from "~/lib/when-idle";
import { JUMP_PATH } from "./jump";

type JumpDialog = typeof import("./jump-dialog").JumpDialog;

const loadDialog = () => import("./jump-dialog");

/** Opens the dialog, as Ctrl K or ⌘ K does. Without scripts it leads to the page that finds the same. */
export function JumpButton({ className }: { className: string }) {
  const words = useWords("jump");
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<JumpDialog | null>(null);

  async function open() {
    try {
      const { JumpDialog } = await loadDialog();
      setDialog(() => JumpDialog);
    } catch {
      void navigate(JUMP_PATH);
    }
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isJump = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isJump || event.defaultPrevented || event.shiftKey || event.repeat || document.querySelector("dialog[open]"))
      return;
    event.preventDefault();
    void open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    const cancel = whenIdle(() => void loadDialog().catch(() => {}));
    return () => {
      document.removeEventListener("keydown", listener);
      cancel();
    };
  }, []);

  return (
    <>
      <Link to={JUMP_PATH} onClick={onClick} aria-keyshortcuts="Control+K Meta+K" className={className}>
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.open}</span>
      </Link>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
