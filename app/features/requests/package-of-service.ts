import { type PackageId, packageIds, packageNamed } from "~/content/prices/packages";
import { PACKAGE_SERVICES } from "./services";

/** The package that a stored service stands for; undefined when it is about something else. */
export function packageOf(service: string | null): PackageId | undefined {
  return packageIds.find((id) => PACKAGE_SERVICES[id] === service);
}

/** The package that goes by this name: its own, or what a request of either kind stores for it. */
export function packageCalled(words: string | null): PackageId | undefined {
  return packageNamed(words?.replace(/^abonnement-/, "") ?? null) ?? packageOf(words);
}
