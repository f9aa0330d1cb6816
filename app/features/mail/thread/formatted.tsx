import { Fragment } from "react";
import { type Line, type Part, partsOf } from "~/lib/text/markup";

export function Formatted({ text }: { text: string }) {
  return (
    <div dir="auto" className="grid max-w-[65ch] gap-3 wrap-anywhere">
      {partsOf(text).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
        <FormattedPart key={place} part={part} />
      ))}
    </div>
  );
}

function FormattedPart({ part: { kind, lines, first } }: { part: Part }) {
  if (kind === "lines") return <p className="whitespace-pre-wrap">{inLines(lines)}</p>;
  const items = lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
    <li key={place}>
      <Pieces line={line} />
    </li>
  ));
  if (kind === "list") return <ul className="grid list-disc gap-1 pl-5">{items}</ul>;
  return (
    <ol start={first} className="grid list-decimal gap-1 pl-7">
      {items}
    </ol>
  );
}

function inLines(lines: readonly Line[]) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
    <Fragment key={place}>
      {place > 0 && <br />}
      <Pieces line={line} />
    </Fragment>
  ));
}

function Pieces({ line }: { line: Line }) {
  return line.map((piece, place) => {
    const key = `${place}`;
    if (piece.kind === "text") return <Fragment key={key}>{piece.text}</Fragment>;
    if (piece.kind === "bold") return <strong key={key}>{piece.text}</strong>;
    if (piece.href.startsWith("#")) {
      return (
        <span key={key} className="underline decoration-dotted">
          {piece.text}
        </span>
      );
    }
    return (
      <a key={key} href={piece.href} rel="noreferrer" target="_blank" className="link">
        {piece.text}
      </a>
    );
  });
}
