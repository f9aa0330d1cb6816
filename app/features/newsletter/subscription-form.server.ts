import { createContext, type RouterContextProvider } from "react-router";
import { BOX_PARAM, IDLE_SUBSCRIPTION, isBox, type SubscriptionFormState } from "./subscription-form-state";

/** Set while a page is rendered again with what a visitor without JavaScript typed. */
export const subscriptionFormContext = createContext<SubscriptionFormState | null>(null);

/** The state of the forms of the newsletter on the page that is being rendered: at most one of them has been sent. */
export function subscriptionFormState(url: URL, context: Readonly<RouterContextProvider>): SubscriptionFormState {
  const again = context.get(subscriptionFormContext);
  if (again) return again;
  const box = url.searchParams.get(BOX_PARAM);
  return isBox(box) ? { ...IDLE_SUBSCRIPTION, box, status: "requested" } : IDLE_SUBSCRIPTION;
}
