import { contactCopy } from "~/content/contact/contact-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/contact";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(contactCopy, context.get(languageContext)) };
}

export default function ContactPage({ loaderData: { copy } }: Route.ComponentProps) {
  return <h1>{copy.hero.title}</h1>;
}
