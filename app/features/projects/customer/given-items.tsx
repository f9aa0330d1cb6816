import { usePageParts } from "./page-parts";
import { ProjectFiles } from "./project-files";
import type { CustomerItem } from "./read-project-page.server";

/** Items as they were given, once nothing more can be. */
export function GivenItems({ items }: { items: readonly CustomerItem[] }) {
  const { needs } = usePageParts().words;
  return (
    <section aria-labelledby="given-title" className="grid gap-4">
      <h2 id="given-title" className="text-panel">
        {needs.givenTitle}
      </h2>
      <ul className="grid border-t-2 border-linen-300">
        {items.map((item) => (
          <li key={item.id} className="grid gap-2 border-b-2 border-linen-300 py-4">
            <h3 className="text-h3 wrap-anywhere">{item.title}</h3>
            {item.text && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{item.text}</p>}
            <ProjectFiles
              place={{ item: item.id, version: null }}
              files={item.files.filter(({ isWhole }) => isWhole)}
              form={null}
              canRemove={false}
              label=""
            />
            {!item.text && item.files.length === 0 && <p className="text-ink-500">{needs.nothing}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
