import { Search } from "lucide-react";
import { Button } from "./button";

/** Beside a search field; on a phone without words, so that the field keeps its width. */
export function SearchButton({ label }: { label: string }) {
  return (
    <Button type="submit" variant="dark">
      <Search aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
