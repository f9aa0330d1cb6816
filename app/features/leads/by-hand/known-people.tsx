import { UserCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { valuesOf } from "~/components/forms/form-controls";
import { useWords } from "~/content/desk/words";
import { KNOWN_PEOPLE_PATH } from "../paths";
import type { KnownPerson } from "./hand-lead";

/** Milliseconds without a key. */
const PAUSE = 250;
const ASKED = ["name", "phone", "email"];

interface KnownPeople {
  people: readonly KnownPerson[];
  /** Call it on every change of the form. */
  look: (form: HTMLFormElement | null) => void;
}

/** `served`: for what the form began with. */
export function useKnownPeople(served: readonly KnownPerson[]): KnownPeople {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");
  const [people, setPeople] = useState(served);
  useEffect(() => () => clearTimeout(pause.current), []);
  return {
    people,
    look: (form) => {
      clearTimeout(pause.current);
      pause.current = setTimeout(async () => {
        const query = new URLSearchParams(valuesOf(form, ASKED)).toString();
        if (query === asked.current) return;
        asked.current = query;
        const found = await findKnown(query);
        if (query === asked.current) setPeople(found);
      }, PAUSE);
    },
  };
}

/** No person where it cannot be asked. */
async function findKnown(query: string): Promise<KnownPerson[]> {
  try {
    const response = await fetch(`${KNOWN_PEOPLE_PATH}?${query}`, { headers: { Accept: "application/json" } });
    return response.ok ? ((await response.json()) as KnownPerson[]) : [];
  } catch {
    return [];
  }
}

interface KnownPeopleListProps {
  people: readonly KnownPerson[];
  joined: string | undefined;
  onJoin: (person: KnownPerson, tick: HTMLInputElement) => void;
}

/** A proposal, which one tap accepts: only an equal address joins by itself. */
export function KnownPeopleList({ people, joined, onJoin }: KnownPeopleListProps) {
  const { label } = useWords("leadByHand").known;
  return (
    <div role="status" aria-label={label} className="grid gap-2 empty:hidden">
      {people.map((person) =>
        person.by === "email" ? (
          <p key={person.id} className="flex items-start gap-3 rounded-control bg-indigo-100 px-3 py-2.5 text-ink-950">
            <UserCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-indigo-700" />
            <span className="min-w-0 wrap-anywhere">{person.says}</span>
          </p>
        ) : (
          <label
            key={person.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-weld-400 bg-white px-3 py-2 font-semibold text-ink-950 has-checked:border-indigo-700 has-checked:bg-indigo-100"
          >
            <input
              type="checkbox"
              name="join"
              value={person.id}
              defaultChecked={joined === person.id}
              onChange={({ target }) => onJoin(person, target)}
              className="size-5 shrink-0 accent-indigo-700"
            />
            <span className="min-w-0 wrap-anywhere">{person.says}</span>
          </label>
        ),
      )}
    </div>
  );
}
