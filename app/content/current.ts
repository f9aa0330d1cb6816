/** The values that the desk has published in place of what ships: by kind, then by name. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const NO_CHANGES: Changes = Object.freeze({});

/** The kind of content that is previewed, among the changes of a preview: shown even if it is hidden from visitors. */
const PREVIEWED = "previewed";

let read = () => NO_CHANGES;

/** The same object for the same changes, which is the key of everything derived from them. */
export function currentChanges(): Changes {
  return read();
}

/** The source of the changes: on the server the process or a preview, in a browser its page. */
export function readChangesFrom(source: () => Changes): void {
  read = source;
}

export function asPreview(changes: Changes, kind: string, values: Changes[string]): Changes {
  return { ...changes, [kind]: values, [PREVIEWED]: { kind } };
}

export function previewedKind(): unknown {
  return currentChanges()[PREVIEWED]?.kind ?? null;
}

/** Computes again when the content has changed. */
export function perChange<T>(make: () => T): () => T {
  const made = new WeakMap<Changes, { value: T }>();
  return () => {
    const changes = currentChanges();
    const known = made.get(changes) ?? { value: make() };
    made.set(changes, known);
    return known.value;
  };
}

const HOUR = 3_600_000;

/** Computes again when the content has changed, or with a new hour: a new day begins on one. */
export function perHour<T>(make: () => T): () => T {
  const kept = perChange((): { hour: number; value: T | null } => ({ hour: -1, value: null }));
  return () => {
    const known = kept();
    const hour = Math.floor(Date.now() / HOUR);
    if (known.hour !== hour || known.value === null) Object.assign(known, { hour, value: make() });
    return known.value as T;
  };
}

/** Every property is the shipped value, or what was published in its place, at the moment that it is read. */
export function current<T extends object>(kind: string, shipped: T): T {
  const properties = Object.entries(shipped).map(([name, value]) => [
    name,
    {
      enumerable: true,
      get: () => {
        const changed = currentChanges()[kind];
        return changed && name in changed ? changed[name] : value;
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as T;
}
