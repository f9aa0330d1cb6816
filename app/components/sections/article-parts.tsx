import type { ComponentProps, ReactNode } from "react";

export function Pull({ children }: { children: ReactNode }) {
  return <p className="article-pull">{children}</p>;
}

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="article-note">
      <p className="article-note-title">{title}</p>
      {children}
    </div>
  );
}

export function Checklist({ children }: { children: ReactNode }) {
  return <div className="article-checklist">{children}</div>;
}

interface TableProps {
  /** A `sum` ends with its total; its last column holds amounts. */
  kind: "list" | "sum";
  caption: string;
  head: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

export function Table({ kind, caption, head, rows }: TableProps) {
  return (
    <table className={`article-table article-table-${kind}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ArticleLinks {
  addressOf: (path: string) => string;
  printed: (path: string) => string;
}

export function ArticleLink({ href = "", children, addressOf, printed }: ComponentProps<"a"> & ArticleLinks) {
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  return (
    <a href={addressOf(href)} data-printed={printed(href)}>
      {children}
    </a>
  );
}
