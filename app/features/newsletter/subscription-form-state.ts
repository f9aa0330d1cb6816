import type { SharedKey } from "~/content/shared/shared-copy";

/** The forms of the newsletter. A page may have both. */
export const BOXES = ["blog", "footer"] as const;
export type Box = (typeof BOXES)[number];

/** What the server knows of a form sent without JavaScript, for the page with the form. */
export interface SubscriptionFormState {
  /** Which form of the page it is. */
  box: Box | null;
  status: "idle" | "requested" | "invalid" | "limited" | "failed";
  /** What was typed. */
  email: string;
  /** The key of the message about a wrong address. */
  error: SharedKey | null;
}

export const IDLE_SUBSCRIPTION: SubscriptionFormState = { box: null, status: "idle", email: "", error: null };

/** Query parameter that says, back on the page, which form was sent. */
export const BOX_PARAM = "nieuwsbrief";
/** The field that says which form it is. */
export const BOX_FIELD = "box";

export function isBox(value: unknown): value is Box {
  return BOXES.includes(value as Box);
}

/** The state of one form on a page: idle unless the page's state is about it. */
export function stateOf(box: Box, page: SubscriptionFormState): SubscriptionFormState {
  return page.box === box ? page : IDLE_SUBSCRIPTION;
}

/** The fragment of a form on its page, to which the visitor returns. */
export function boxId(box: Box): string {
  return `nieuwsbrief-${box}`;
}

/** Where a form that was sent from `path` leads back to. */
export function requestedPath(path: string, box: Box): string {
  return `${path}?${new URLSearchParams({ [BOX_PARAM]: box })}#${boxId(box)}`;
}
