import { notFound } from "~/features/not-found/not-found.server";
import type { Route } from "./+types/not-found";

export function loader({ url, context }: Route.LoaderArgs) {
  throw notFound(url, context);
}

export default function NotFoundPage() {
  return null;
}
