import type { SharedKey } from "~/content/shared/shared-copy";

export type VisitorField = "name" | "email" | "phone" | "company" | "service" | "message";

/** Key of the two texts of a toast, at `.title` and `.text`. */
export type ToastKey = {
  [Key in SharedKey]: Key extends `${infer Stem}.title` ? (`${Stem}.text` extends SharedKey ? Stem : never) : never;
}[SharedKey];

/** Differences between the forms that post to `/api/offer-requests` (spec sections 4, 5 and 8). */
export interface RequestFormKind {
  /** The visitor's fields, in the order of the form. */
  fields: readonly VisitorField[];
  label: SharedKey;
  submit: SharedKey;
  sending: SharedKey;
  /** Small print below the button. */
  notes: readonly SharedKey[];
  toasts: Record<"sent" | "delayed" | "failed", ToastKey>;
  /** Milliseconds that the toast of a failure stays. */
  failedDuration: number;
  /** True if the thanks take the place of the form; otherwise it is cleared and stays. */
  hasThanks: boolean;
}

export const quoteFormKind: RequestFormKind = {
  fields: ["name", "email", "phone", "service"],
  label: "quoteForm.label",
  submit: "quoteForm.submit",
  sending: "quoteForm.sending",
  notes: ["quoteForm.note", "quoteForm.vat"],
  toasts: { sent: "toast.sent", delayed: "toast.delayed", failed: "toast.failed" },
  failedDuration: 6_000,
  hasThanks: true,
};

export const quoteDialogKind: RequestFormKind = {
  fields: ["name", "email", "phone", "company", "service", "message"],
  label: "quoteDialog.title",
  submit: "quoteDialog.submit",
  sending: "requestForm.sending",
  notes: ["quoteForm.note", "quoteForm.vat"],
  toasts: { sent: "quoteDialog.sent", delayed: "toast.delayed", failed: "quoteDialog.failed" },
  failedDuration: 5_000,
  hasThanks: false,
};

export const packageFormKind: RequestFormKind = {
  fields: ["name", "email", "phone", "message"],
  label: "packageForm.label",
  submit: "packageForm.submit",
  sending: "requestForm.sending",
  notes: ["quoteForm.note"],
  toasts: { sent: "packageForm.sent", delayed: "packageForm.delayed", failed: "packageForm.failed" },
  failedDuration: 5_000,
  hasThanks: false,
};

export const adsFormKind: RequestFormKind = {
  fields: ["name", "email", "phone", "message"],
  label: "quoteForm.label",
  submit: "quoteForm.submit",
  sending: "quoteForm.sending",
  notes: ["quoteForm.note"],
  toasts: { sent: "adsForm.sent", delayed: "toast.delayed", failed: "toast.failed" },
  failedDuration: 6_000,
  hasThanks: true,
};
