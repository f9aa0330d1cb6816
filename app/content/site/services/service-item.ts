import type { ClothName } from "~/components/illustrations/cloths";
import type { PriceName } from "~/content/price-name";

/** One of our services, in one language. */
export interface ServiceItem {
  /** Its anchor on the page. */
  id: string;
  cloth: ClothName;
  /** Its name where there is little room. */
  short: string;
  title: string;
  text: string;
  features: readonly string[];
  /** `null` for one by quote. */
  price: PriceName | null;
  /** What the price is for. */
  scope: string;
}
