import { createElement } from "react";
import page from "../page.json";

/** Elements are stored as [tag, attributes, children]; page-tree.ts makes them. */
function element(node) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, attributes, ...children.map(element));
}

export default function Page() {
  return page.body.map(element);
}
