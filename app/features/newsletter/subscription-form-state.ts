import type { SharedKey } from "~/content/shared/shared-copy";

export const BOXES = ["blog", "footer"] as const;
export type Box = (typeof BOXES)[number];

/** State of a form that was sent without JavaScript. */
export interface SubscriptionFormState {
  box: Box | null;
  status: "idle" | "requested" | "invalid" | "limited" | "failed";
  email: string;
  error: SharedKey | null;
}

export const IDLE_SUBSCRIPTION: SubscriptionFormState = { box: null, status: "idle", email: "", error: null };

export const BOX_PARAM = "nieuwsbrief";
export const BOX_FIELD = "box";

export function isBox(value: unknown): value is Box {
  return BOXES.includes(value as Box);
}

export function stateOf(box: Box, page: SubscriptionFormState): SubscriptionFormState {
  return page.box === box ? page : IDLE_SUBSCRIPTION;
}

export function boxId(box: Box): string {
  return `nieuwsbrief-${box}`;
}

export function requestedPath(path: string, box: Box): string {
  return `${path}?${new URLSearchParams({ [BOX_PARAM]: box })}#${boxId(box)}`;
}
