/** `html` is our own, made on the server from the article's file. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us and rendered by React, so that no MDX reaches the browser.
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
