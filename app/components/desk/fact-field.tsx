import { ListPlus } from "lucide-react";
import { type ComponentProps, type MouseEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { closeDialog, Dialog, openDialog } from "~/components/ui/dialog";
import { CONTROL, CONTROL_BOX, describedBy, join, type Labelled, Labels } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type Chip, chipOf, chipsIn, type NamedFact, withChips } from "~/lib/text/fact-chips";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { FactList } from "./fact-list";
import { useChips } from "./use-chips";

interface FactFieldProps extends Labelled, Omit<ComponentProps<"textarea">, "id"> {
  facts: readonly NamedFact[];
  /** True if line ends are kept. */
  isLong: boolean;
}

/** A field in which a placeholder is one piece that shows its value. Without scripts it is `{name}` in a text area. */
export function FactField({ label, hint, error, maxLength, placeholder, facts, isLong, ...props }: FactFieldProps) {
  const { chips: words } = useWords("site");
  const { id, lang } = props;
  const known = useMemo(() => Object.fromEntries(facts.map(({ name, value }) => [name, value])), [facts]);
  const { area, layer, shown, insert } = useChips(known, isLong);
  const isHydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);
  const [said, say] = useState("");
  const chips = chipsIn(shown).map((chip) => ({ ...chip, label: facts.find(({ name }) => name === chip.name)?.label }));
  const described = describedBy(id, hint, error);
  const holds = chips.length > 0 ? `${id}-chips` : undefined;

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setOpened(opened + 1));
    openDialog(dialog.current, currentTarget);
    // Returned by the dialog, the focus would put the caret at the start.
    dialog.current?.addEventListener("close", () => area.current?.focus(), { once: true });
    dialog.current?.querySelector<HTMLElement>("li button")?.focus({ preventScroll: true });
  }

  function choose({ name, value, label }: NamedFact) {
    closeDialog(dialog.current);
    insert(chipOf(name, value));
    say(fill(words.inserted, { fact: label, value }));
  }

  return (
    <Labels id={id} label={label} hint={hint} error={error}>
      <div className="flex items-start gap-1">
        <div lang={lang} className="relative grid min-w-0 flex-1">
          <textarea
            {...props}
            ref={area}
            rows={isLong ? 2 : 1}
            // A chip is longer than what is posted of it.
            maxLength={isHydrated ? undefined : maxLength}
            placeholder={placeholder && withChips(placeholder, known)}
            {...described}
            aria-describedby={join(described["aria-describedby"], holds) || undefined}
            className={join(
              CONTROL,
              "field-sizing-content max-h-96 [scrollbar-gutter:stable]",
              isLong ? "min-h-32" : "resize-none",
            )}
          />
          <div
            ref={layer}
            aria-hidden="true"
            className={join(
              CONTROL_BOX,
              "pointer-events-none absolute inset-0 overflow-hidden border-transparent [scrollbar-gutter:stable] wrap-break-word whitespace-pre-wrap text-transparent mix-blend-multiply forced-color-adjust-none forced-colors:mix-blend-normal",
            )}
          >
            {chips.length > 0 && <Marked shown={shown} chips={chips} />}
          </div>
        </div>
        <button
          type="button"
          title={words.insert}
          onClick={open}
          className={join(
            "grid size-11 shrink-0 place-items-center rounded-control text-indigo-700 hover:bg-indigo-100",
            // Room that appeared later would move the page below a finger.
            isHydrated ? undefined : "invisible",
          )}
        >
          <ListPlus aria-hidden="true" className="size-5" />
          <span className="sr-only">
            {words.insert}: {label} {hint}
          </span>
        </button>
      </div>
      {holds && (
        <span id={holds} className="sr-only">
          {fill(words.holds, { facts: chips.map(({ label, name }) => label ?? name).join("; ") })}
        </span>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
      {opened > 0 && (
        <Dialog ref={dialog} title={words.title} closeLabel={words.close}>
          <FactList key={opened} facts={facts} lang={lang} onChoose={choose} />
        </Dialog>
      )}
    </Labels>
  );
}

function Marked({ shown, chips }: { shown: string; chips: readonly (Chip & { label: string | undefined })[] }) {
  return (
    <>
      {chips.map(({ label, text, start }, index) => (
        <span key={start}>
          {shown.slice(chips[index - 1]?.end ?? 0, start)}
          <mark
            data-fact={label}
            className="rounded-stitch bg-indigo-100 box-decoration-clone text-ink-950 ring-1 ring-indigo-700 forced-colors:bg-transparent forced-colors:text-transparent forced-colors:ring-[CanvasText]"
          >
            {text}
          </mark>
        </span>
      ))}
      {shown.slice(chips.at(-1)?.end ?? 0)}
      {/* A last line without a sign has its height too. */}
      {"\n"}
    </>
  );
}
