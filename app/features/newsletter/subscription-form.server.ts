import { createContext, type RouterContextProvider } from "react-router";
import { BOX_PARAM, IDLE_SUBSCRIPTION, isBox, type SubscriptionFormState } from "./subscription-form-state";

/** Set only while a page is rendered again for a visitor without JavaScript. */
export const subscriptionFormContext = createContext<SubscriptionFormState | null>(null);

export function subscriptionFormState(url: URL, context: Readonly<RouterContextProvider>): SubscriptionFormState {
  const again = context.get(subscriptionFormContext);
  if (again) return again;
  const box = url.searchParams.get(BOX_PARAM);
  return isBox(box) ? { ...IDLE_SUBSCRIPTION, box, status: "requested" } : IDLE_SUBSCRIPTION;
}
