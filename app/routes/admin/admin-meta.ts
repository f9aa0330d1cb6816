/** The head of an admin page: its title, and nothing for search engines. */
export function adminMeta(title: string | undefined) {
  return [{ title: title ?? "Weef" }, { name: "robots", content: "noindex, nofollow" }];
}
