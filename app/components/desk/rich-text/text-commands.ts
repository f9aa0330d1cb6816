import { baseKeymap, chainCommands, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Attrs, Node, Schema } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { isTarget, type TextFormat } from "./text-schema";
import { SWITCHES, type TextTool, TOOLS_OF, type Tool, type ToolStates } from "./tools";

const MARK_TOOLS: Partial<Record<string, string>> = { strong: "strong", em: "em" };
const HEADING_TOOLS: Partial<Record<string, number>> = { heading: 2, subheading: 3 };
const LIST_TOOLS: Partial<Record<string, { type: string; box: string }>> = {
  bullets: { type: "bullet_list", box: "" },
  numbers: { type: "ordered_list", box: "" },
  checklist: { type: "bullet_list", box: " " },
};

export function toolStates(state: EditorState, format: TextFormat, expanded: Tool | null): ToolStates {
  const pressed = TOOLS_OF[format].filter((tool) => SWITCHES.has(tool) && isActive(tool, state));
  const idle = (["undo", "redo"] as const).filter((tool) => !runTool(tool, state)(state));
  return { pressed: new Set(pressed), idle: new Set(idle), expanded };
}

function isActive(tool: string, state: EditorState): boolean {
  const { $from, empty, from, to } = state.selection;
  const mark = state.schema.marks[MARK_TOOLS[tool] ?? tool];
  if (mark) {
    return empty
      ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark);
  }
  const level = HEADING_TOOLS[tool];
  if (level) return $from.parent.type.name === "heading" && $from.parent.attrs.level === level;
  const list = LIST_TOOLS[tool];
  const around = listAround(state);
  if (list) return around?.list.type.name === list.type && (around.item.attrs.box === "") === (list.box === "");
  return tool === "quote" && Array.from({ length: $from.depth }, (_, at) => $from.node(at)).some(isQuote);
}

const isQuote = ({ type }: Node) => type.name === "quote";

export function runTool(tool: TextTool, { schema }: EditorState): Command {
  const mark = schema.marks[MARK_TOOLS[tool] ?? ""];
  if (mark) return toggleMark(mark, null, { removeWhenPresent: false });
  const level = HEADING_TOOLS[tool];
  if (level) {
    return (state, dispatch) => {
      const name = isActive(tool, state) ? "paragraph" : "heading";
      return setBlockType(typeOf(schema, name), name === "heading" ? { level } : null)(state, dispatch);
    };
  }
  if (LIST_TOOLS[tool]) return toggleList(tool);
  if (tool === "quote") {
    return (state, dispatch) => (isActive("quote", state) ? lift : wrapIn(typeOf(schema, "quote")))(state, dispatch);
  }
  return tool === "undo" ? undo : redo;
}

function typeOf(schema: Schema, name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`No such block in this format: ${name}`);
  return type;
}

function listAround({ selection: { $from } }: EditorState) {
  if ($from.depth < 2 || $from.node(-1).type.name !== "list_item") return null;
  return { list: $from.node(-2), at: $from.before(-2), item: $from.node(-1) };
}

function toggleList(tool: string): Command {
  return (state, dispatch) => {
    const { type = "bullet_list", box = "" } = LIST_TOOLS[tool] ?? {};
    const itemType = typeOf(state.schema, "list_item");
    if (isActive(tool, state)) return liftListItem(itemType)(state, dispatch);
    const withBoxes = (tr: Transaction, at: number) => {
      const list = tr.doc.nodeAt(at);
      list?.forEach((item, offset) => {
        tr.setNodeMarkup(at + 1 + offset, null, { ...item.attrs, box });
      });
      return tr;
    };
    const around = listAround(state);
    if (around) {
      const attrs: Attrs = { isLoose: around.list.attrs.isLoose };
      dispatch?.(withBoxes(state.tr.setNodeMarkup(around.at, typeOf(state.schema, type), attrs), around.at));
      return true;
    }
    const plain = state.selection.$from.parent.type.name === "heading" ? paragraphs(state) : null;
    const from = plain ? state.apply(plain) : state;
    return wrapInList(typeOf(state.schema, type))(from, (wrapped) => {
      if (!dispatch) return;
      const tr = plain ?? state.tr;
      for (const step of wrapped.steps) tr.step(step);
      const list = listAround(state.apply(tr));
      dispatch(list ? withBoxes(tr, list.at).scrollIntoView() : tr);
    });
  };
}

function paragraphs(state: EditorState): Transaction {
  const { from, to } = state.selection;
  return state.tr.setBlockType(from, to, typeOf(state.schema, "paragraph"));
}

const breakLine: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  const type = typeOf(state.schema, "hard_break");
  if (!parent.type.validContent(parent.content.addToEnd(type.create()))) return false;
  dispatch?.(state.tr.replaceSelectionWith(type.create(), true).scrollIntoView());
  return true;
};

/** A heading becomes a paragraph. */
const unmarkHeading: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== "heading") return false;
  dispatch?.(paragraphs(state));
  return true;
};

const isInListOfMail: Command = (state) => state.schema.nodes.source === undefined && listAround(state) !== null;

export function keysFor(schema: Schema, openLink: () => void): Plugin[] {
  const tool = (name: TextTool): Command => {
    return (state, dispatch, view) => runTool(name, state)(state, dispatch, view);
  };
  const item = typeOf(schema, "list_item");
  const split = splitListItem(item);
  const keys: Record<string, Command> = {
    "Mod-b": tool("strong"),
    "Mod-k": () => {
      openLink();
      return true;
    },
    "Mod-z": undo,
    "Shift-Mod-z": redo,
    "Mod-y": redo,
    "Shift-Mod-7": tool("numbers"),
    "Shift-Mod-8": tool("bullets"),
    Enter: split,
    // An item of a mail is one line.
    "Shift-Enter": chainCommands((state, dispatch) => isInListOfMail(state) && split(state, dispatch), breakLine),
    Backspace: chainCommands(undoInputRule, unmarkHeading, liftFirst(schema)),
    ...(schema.marks.em && { "Mod-i": tool("em") }),
    ...(schema.nodes.heading && { "Mod-Alt-2": tool("heading"), "Mod-Alt-3": tool("subheading") }),
  };
  return [keymap(keys), keymap(baseKeymap)];
}

/** Takes the item whose start the caret is at out of its list. */
function liftFirst(schema: Schema): Command {
  const item = typeOf(schema, "list_item");
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.parentOffset > 0 || !listAround(state)) return false;
    return liftListItem(item)(state, dispatch);
  };
}

/** The marks of Markdown become what they mean as they are typed. */
export function typedMarks(schema: Schema, format: TextFormat, chips: Readonly<Record<string, string>>): Plugin {
  const { strong, em, link } = schema.marks;
  const mark = (
    pattern: RegExp,
    name: typeof strong,
    attrsOf: (found: RegExpMatchArray) => Attrs | null = () => null,
  ) =>
    new InputRule(pattern, (state, found, start, end) => {
      const attrs = attrsOf(found);
      if (!name || (name === link && !isTarget(String(attrs?.href), format))) return null;
      const [whole, before = "", text = ""] = found;
      const from = start + whole.indexOf(before) + before.length;
      const made = schema.text(text, name.create(attrs).addToSet(state.doc.resolve(from).marks()));
      return state.tr.replaceWith(from, end, made).removeStoredMark(name);
    });
  const rules = [
    wrappingInputRule(/^\s*[-*]\s$/, typeOf(schema, "bullet_list")),
    wrappingInputRule(/^1[.)]\s$/, typeOf(schema, "ordered_list")),
    mark(/()\*\*([^*\n]+)\*\*$/, strong),
    mark(/()\[([^[\]\n]+)\]\(([^\s()<>]+)\)$/, link, (found) => ({ href: found[3] })),
  ];
  if (format === "article") {
    rules.push(
      textblockTypeInputRule(/^(#{1,6})\s$/, typeOf(schema, "heading"), ([, signs = ""]) => {
        return { level: signs.length > 2 ? 3 : 2 };
      }),
      wrappingInputRule(/^>\s$/, typeOf(schema, "quote")),
      mark(/((?:^|[^*]))\*([^*\s][^*\n]*)\*$/, em),
      new InputRule(/^\[([ xX]?)\]\s$/, (state, [, sign], start, end) => {
        const around = listAround(state);
        if (!around) return null;
        const item = state.doc.resolve(start).before(-1);
        return state.tr.delete(start, end).setNodeMarkup(item, null, { ...around.item.attrs, box: sign || " " });
      }),
      new InputRule(/\{([\w.]+)\}$/, (state, [source, name = ""], start, end) => {
        if (!Object.hasOwn(chips, name)) return null;
        const chip = typeOf(schema, "chip").create({ source, label: chips[name] });
        return state.tr.replaceWith(start, end, chip);
      }),
    );
  }
  return inputRules({ rules });
}

interface LinkInHand {
  from: number;
  to: number;
  href: string;
}

/** The link around the caret, or the selection as a link to be. */
export function linkInHand(state: EditorState): LinkInHand {
  const { link } = state.schema.marks;
  const { from, to, $from } = state.selection;
  const parent = $from.parent;
  let found: LinkInHand | null = null;
  parent.forEach((child, offset) => {
    const mark = link?.isInSet(child.marks);
    const start = $from.start() + offset;
    if (!mark || start > from || start + child.nodeSize < from) return;
    found = { from: start, to: start + child.nodeSize, href: mark.attrs.href };
  });
  return found ?? { from, to, href: "" };
}

export function setLink({ from, to }: LinkInHand, href: string): Command {
  return (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const { tr } = state;
    if (from === to) tr.insertText(href.replace(/^mailto:/, ""), from);
    const end = from === to ? tr.mapping.map(to) : to;
    tr.removeMark(from, end, link);
    if (href !== "") tr.addMark(from, end, link.create({ href }));
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** An address as it is stored; null if a text cannot link to it. */
export function targetOf(typed: string, format: TextFormat): string | null {
  const text = typed.trim();
  const isAddress = /^[^\s@:/()<>]+@[^\s@/()<>]+\.\p{L}{2,}$/u.test(text);
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u.test(text);
  const isOldWeb = format === "article" && /^http:\/\//i.test(text);
  const href = isAddress
    ? `mailto:${text}`
    : isBare
      ? `https://${text}`
      : isOldWeb
        ? text.replace(/^http:/i, "https:")
        : text;
  return isTarget(href, format) ? href : null;
}
