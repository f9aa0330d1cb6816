import type { ClothName } from "~/components/illustrations/cloths";
import type { PriceName } from "~/content/price-name";

/** One of our services, in one language. */
export interface ServiceItem {
  /** The anchor on the page. */
  id: string;
  cloth: ClothName;
  /** The name where there is little room. */
  short: string;
  title: string;
  text: string;
  features: readonly string[];
  /** `null` for one by quote. */
  price: PriceName | null;
  /** The subject of the price. */
  scope: string;
}
