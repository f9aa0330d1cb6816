import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import type { PriceLine } from "./price-lines";

export function nameOf(item: PriceLine["item"], { types, services, features }: ConfiguratorCopy): string {
  const named: Readonly<Record<string, { title: string }>> = { ...types, ...services, ...features };
  return named[item]?.title ?? item;
}
