export type ToastType = "success" | "error" | "info" | "warning" | "loading";

export interface ToastOptions {
  /** Replaces the toast with this id, if one is showing. */
  id?: string;
  title: string;
  description?: string;
  type: ToastType;
  /** Milliseconds: 5,000 by default; a loading toast stays until it is replaced or dismissed. */
  duration?: number;
  dismissible?: boolean;
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastOptions {
  id: string;
  /** Unique for every `showToast`: a replaced toast is announced again. */
  key: number;
  duration: number;
  isOpen: boolean;
}

const DURATION = 5_000;

let toasts: readonly ShownToast[] = [];
let shown = 0;
let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Browser only. */
export function showToast(options: ToastOptions): string {
  const key = ++shown;
  const id = options.id ?? `toast-${key}`;
  const duration = options.duration ?? (options.type === "loading" ? Number.POSITIVE_INFINITY : DURATION);
  const others = toasts.filter((toast) => toast.isOpen && toast.id !== id);
  change([...others, { ...options, id, key, duration, isOpen: true }]);
  return id;
}

export function dismissToast(id: string): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
}

/** Elements outside a modal dialog are inert. Null: back on the page. */
export function setToastHost(element: HTMLElement | null): void {
  host = element;
  change(toasts);
}

export function currentToastHost(): HTMLElement | null {
  return host;
}

/** The subscription for `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
