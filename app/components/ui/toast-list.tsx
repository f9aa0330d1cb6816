import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "~/lib/language/language-context";
import { useToastTime } from "./plain-toast";
import {
  currentToastHost,
  currentToasts,
  dismissToast,
  type ShownToast,
  subscribeToToasts,
  type ToastType,
} from "./toast-store";
import { Unbroken } from "./unbroken";
import { useHeld } from "./use-held";
import "./toast-list.css";

const ICONS: Record<ToastType, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  loading: LoaderCircle,
};

/** The toasts stay while a visitor is using them. */
export function ToastList() {
  const { t } = useLanguage();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const host = useSyncExternalStore(subscribeToToasts, currentToastHost);
  const [list, setList] = useState<HTMLElement | null>(null);
  const open = toasts.findLast(({ isOpen }) => isOpen);
  const isHeld = useHeld(list, Boolean(open));
  const viewport = (
    <Toast.Viewport ref={setList} label={t("toast.region")} hotkey={["F8"]} className="toast-viewport" />
  );
  return (
    <Toast.Provider label={t("toast.label")} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} isHeld={isHeld} closeLabel={t("toast.close")} />
      ))}
      {host ? createPortal(viewport, host) : viewport}
      {host && createPortal(<Announcement toast={open} />, host)}
    </Toast.Provider>
  );
}

/** Radix announces toasts on the page itself, which is silent while a modal dialog is open. */
function Announcement({ toast }: { toast: ShownToast | undefined }) {
  return (
    <p role="alert" className="sr-only">
      {toast && [toast.title, toast.description].filter(Boolean).join(" ")}
    </p>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  isHeld: boolean;
  closeLabel: string;
}

function ToastCard({ toast, isHeld, closeLabel }: ToastCardProps) {
  const { id, type, title, description, action, isOpen, dismissible = true } = toast;
  useToastTime(toast, isHeld);
  const Icon = ICONS[type];
  return (
    <Toast.Root
      className="toast"
      data-type={type}
      open={isOpen}
      onOpenChange={(open) => open || dismissToast(id)}
      duration={Number.POSITIVE_INFINITY}
      type={type === "error" ? "foreground" : "background"}
      {...(dismissible ? {} : { onEscapeKeyDown: keep, onSwipeStart: keep, onSwipeMove: keep, onSwipeEnd: keep })}
    >
      <Icon className="toast-icon" aria-hidden="true" />
      <div className="toast-text">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {description && (
          <Toast.Description className="toast-description">
            <Unbroken>{description}</Unbroken>
          </Toast.Description>
        )}
        {action && (
          <Toast.Action altText={action.label} className="toast-action" onClick={action.onSelect}>
            {action.label}
          </Toast.Action>
        )}
      </div>
      {dismissible && (
        <Toast.Close className="toast-close" aria-label={closeLabel}>
          <X aria-hidden="true" />
        </Toast.Close>
      )}
    </Toast.Root>
  );
}

const keep = (event: Event) => event.preventDefault();
