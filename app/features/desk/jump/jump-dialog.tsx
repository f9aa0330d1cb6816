import { Command } from "cmdk";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { type FoundPlaces, type JumpGroup, jumpPath } from "./jump";
import "~/components/ui/dialog.css";
import "./jump-dialog.css";

/** Opens as soon as it is rendered. */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("jump");
  const navigate = useNavigate();
  const { data, state, load } = useFetcher<FoundPlaces>();
  const [question, setQuestion] = useState("");
  const [selected, setSelected] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const isEntered = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void load(jumpPath(question));
  }, [load, question]);
  const isAnswered = data?.question === question;
  const onAnswer = useEffectEvent((found: FoundPlaces | undefined) => {
    const [group, items] = found?.results?.[0] ?? [];
    const first = items?.[0]?.path;
    setSelected(group && first ? optionValue(group, first) : "");
    if (isAnswered && isEntered.current && first) go(first);
    isEntered.current = false;
  });
  useEffect(() => onAnswer(data), [data]);

  /** Enter before the answer is there opens its first result, not one of the question before. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || isAnswered) return;
    event.preventDefault();
    isEntered.current = true;
  }

  function go(path: string) {
    dialog.current?.close();
    void navigate(path);
  }

  return (
    <dialog ref={dialog} aria-label={words.title} onClose={onClose} className="dialog jump-dialog">
      <Command
        onKeyDown={onKeyDown}
        label={words.title}
        shouldFilter={false}
        value={selected}
        onValueChange={setSelected}
        loop
      >
        <div className="flex items-center border-b border-linen-200 pl-5">
          <Command.Input
            value={question}
            onValueChange={setQuestion}
            maxLength={100}
            autoFocus
            placeholder={words.label}
            className="jump-input min-h-14 min-w-0 flex-1 bg-transparent text-ink-950 outline-none placeholder:text-ink-700"
          />
          <button
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
            className="grid size-14 shrink-0 place-items-center text-ink-950 hover:bg-linen-100"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <Command.List className="max-h-[70dvh] min-h-40 overflow-y-auto overscroll-contain p-2">
          {state === "idle" && data?.results?.length === 0 && (
            <Command.Item disabled className="px-3 py-6 text-center">
              {fill(words.none, { question: data.question })}
            </Command.Item>
          )}
          {state === "idle" && data?.results === null && (
            <Command.Item disabled className="px-3 py-6 text-center">
              {words.failed}
            </Command.Item>
          )}
          {data?.results?.map(([group, items]) => (
            <Command.Group key={group} heading={words.groups[group]} className="jump-group">
              {items.map(({ path, name, says }) => (
                <Command.Item
                  key={path}
                  value={optionValue(group, path)}
                  onSelect={() => go(path)}
                  className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-3 py-2 aria-selected:bg-indigo-700 aria-selected:text-white"
                >
                  <span className="font-semibold">{name}</span>
                  <span className="min-w-0 truncate text-small">{says}</span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </dialog>
  );
}

/** An action may lead to a page that is listed too. */
function optionValue(group: JumpGroup, path: string): string {
  return `${group} ${path}`;
}
