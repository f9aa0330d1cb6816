import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { personPath } from "../person-page/paths";

export function LeadPerson({ person: { id, says } }: { person: { id: string; says: string } }) {
  return (
    <Link to={personPath(id)} className="link inline-flex min-h-11 w-fit items-center gap-2 wrap-anywhere">
      <UserRound aria-hidden="true" className="size-5 shrink-0 text-indigo-700" />
      {says}
    </Link>
  );
}
