import { notFound } from "~/features/unknown-paths/not-found.server";
import type { Route } from "./+types/not-found";

/** An address that no route has. The page is the one that every 404 shows: the error boundary of the root. */
export function loader({ url, context }: Route.LoaderArgs) {
  throw notFound(url, context);
}

export default function NotFoundPage() {
  return null;
}
