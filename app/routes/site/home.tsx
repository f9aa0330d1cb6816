import { homeCopy } from "~/content/home/home-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  return { copy: pageCopy(homeCopy, context.get(languageContext)) };
}

export default function HomePage({ loaderData: { copy } }: Route.ComponentProps) {
  return <h1>{copy.hero.title}</h1>;
}
