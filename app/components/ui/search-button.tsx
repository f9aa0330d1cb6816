import { Search } from "lucide-react";
import { Button } from "./button";

export function SearchButton({ label }: { label: string }) {
  return (
    <Button type="submit" variant="dark">
      <Search aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
