import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  ListPlus,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useWords } from "~/content/desk/words";
import type { TextFormat } from "./text-schema";
import { SWITCHES, TOOLS_OF, type Tool, type ToolStates } from "./tools";

const TOOLS: Readonly<Record<Tool, LucideIcon>> = {
  heading: Heading2,
  subheading: Heading3,
  strong: Bold,
  em: Italic,
  bullets: List,
  numbers: ListOrdered,
  checklist: ListChecks,
  quote: Quote,
  link: Link2,
  picture: ImagePlus,
  fact: ListPlus,
  undo: Undo2,
  redo: Redo2,
};

interface ToolbarProps {
  format: TextFormat;
  /** Null before the editor is there. */
  states: ToolStates | null;
  /** Id of what it works on. */
  controls: string;
  onUse: (tool: Tool, button: HTMLElement) => void;
}

/** One stop of the tab key; arrows go through it. */
export function Toolbar({ format, states, controls, onUse }: ToolbarProps) {
  const words = useWords("richText");
  const tools = TOOLS_OF[format];
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const last = tools.length - 1;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[next < 0 ? last : next % tools.length]?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-x-1 outline-none"
    >
      {tools.map((tool, at) => {
        const Icon = TOOLS[tool];
        const isPanel = tool === "link" || tool === "picture";
        return (
          <button
            key={tool}
            type="button"
            title={words.tools[tool]}
            tabIndex={at === current ? 0 : -1}
            aria-pressed={states && SWITCHES.has(tool) ? states.pressed.has(tool) : undefined}
            aria-expanded={isPanel ? states?.expanded === tool : undefined}
            aria-disabled={states?.idle.has(tool) ?? false}
            onFocus={() => setCurrent(at)}
            // The text keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => onUse(tool, currentTarget)}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-700 hover:bg-indigo-100 hover:text-ink-950 aria-disabled:text-ink-500 aria-pressed:bg-indigo-100 aria-pressed:text-indigo-900"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.tools[tool]}</span>
          </button>
        );
      })}
    </div>
  );
}
