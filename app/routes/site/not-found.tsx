import { notFound } from "~/features/unknown-paths/not-found.server";
import type { Route } from "./+types/not-found";

/** An address without a route. Shows the page of every 404: the error boundary of the root. */
export function loader({ url, context }: Route.LoaderArgs) {
  throw notFound(url, context);
}

export default function NotFoundPage() {
  return null;
}
