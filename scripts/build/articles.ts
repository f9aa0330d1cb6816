import mdx from "@mdx-js/rollup";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Compiles the articles (`content/articles/{number}-{name}/{nl,en}.mdx`); shared by the build and the unit tests. */
export function articles(): Plugin {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, keepFactNames],
    rehypePlugins: [rehypeSlug],
  });
  // Requests with a query ask for the article as it is written.
  return { ...plugin, enforce: "pre", transform: { filter: { id: /\.mdx$/ }, handler: plugin.transform } };
}

/** Leaves `{name}` as it is written: facts are filled in by name, as in all other copy, and not by an expression. */
function keepFactNames() {
  return keepIn;
}

function keepIn(node: Node): void {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    node.type = "text";
    node.value = `{${node.value}}`;
  }
  node.children?.forEach(keepIn);
}
