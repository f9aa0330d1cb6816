import type { SharedKey } from "~/content/shared/shared-copy";

/** The forms of the newsletter: a page may have both. */
export const BOXES = ["blog", "footer"] as const;
export type Box = (typeof BOXES)[number];

/** What the server knows of a form that was sent without JavaScript, for the page that it stands on. */
export interface SubscriptionFormState {
  /** Which form of the page it is about. */
  box: Box | null;
  status: "idle" | "requested" | "invalid" | "limited" | "failed";
  /** What was typed. */
  email: string;
  /** The key of what is wrong with it. */
  error: SharedKey | null;
}

export const IDLE_SUBSCRIPTION: SubscriptionFormState = { box: null, status: "idle", email: "", error: null };

/** Query parameter that says, back on the page, which form has been sent. */
export const BOX_PARAM = "nieuwsbrief";
/** The field that says which form it is. */
export const BOX_FIELD = "box";

export function isBox(value: unknown): value is Box {
  return BOXES.includes(value as Box);
}

/** The state of one form on a page: untouched unless the page's is about it. */
export function stateOf(box: Box, page: SubscriptionFormState): SubscriptionFormState {
  return page.box === box ? page : IDLE_SUBSCRIPTION;
}

/** The fragment of a form on its page, where the visitor comes back to. */
export function boxId(box: Box): string {
  return `nieuwsbrief-${box}`;
}

/** The address of a form that was sent from `path`. */
export function requestedPath(path: string, box: Box): string {
  return `${path}?${new URLSearchParams({ [BOX_PARAM]: box })}#${boxId(box)}`;
}
