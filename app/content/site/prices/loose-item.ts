import type { ClothName } from "~/components/illustrations/cloths";
import type { OpenPriceName, PriceName } from "~/content/price-name";

/** Something that is sold by the piece, in one language. */
export interface LooseItem {
  id: string;
  cloth: ClothName;
  name: string;
  scope: string;
  /** One that is open is on the page once it has an amount. */
  price: PriceName | OpenPriceName;
}
