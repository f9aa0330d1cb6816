import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { targetOf } from "./text-commands";
import type { TextFormat } from "./text-schema";

interface LinkRowProps {
  format: TextFormat;
  /** Empty where there is no link yet. */
  href: string;
  /** Gets an empty text to remove the link. */
  onSet: (href: string) => void;
  onClose: () => void;
}

export function LinkRow({ format, href, onSet, onClose }: LinkRowProps) {
  const { link: words } = useWords("richText");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.select(), []);

  function set() {
    const target = targetOf(typed, format);
    setWrong(target === null);
    if (target !== null) onSet(target);
    else field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target === field.current) set();
    else return;
    // The form around it would take the key as well.
    event.preventDefault();
  }

  return (
    <fieldset
      aria-label={words.label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 rounded-control bg-linen-100 p-3"
    >
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          ref={field}
          id={id}
          form=""
          label={words.address}
          error={isWrong ? words.wrong[format] : undefined}
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button variant="dark" onClick={set}>
        {words.apply}
      </Button>
      {href !== "" && (
        <Button variant="quiet" onClick={() => onSet("")}>
          {words.remove}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </fieldset>
  );
}
