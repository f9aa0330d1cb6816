import type { ClothName } from "~/components/illustrations/cloths";
import type { PriceName } from "~/content/price-name";

/** Something that is sold by the piece, in one language. */
export interface LooseItem {
  id: string;
  cloth: ClothName;
  name: string;
  scope: string;
  price: PriceName;
}
