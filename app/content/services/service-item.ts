import type { ClothName } from "~/components/illustrations/cloths";
import type { PriceName } from "../price-name";

/** A service of the house, in one language. */
export interface ServiceItem {
  /** Its anchor on the page. */
  id: string;
  cloth: ClothName;
  /** Its name where there is little room. */
  short: string;
  title: string;
  text: string;
  features: readonly string[];
  /** `null` where it is a matter of a quote. */
  price: PriceName | null;
  /** What the price is for. */
  scope: string;
}
