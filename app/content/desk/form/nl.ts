/** Said by forms and buttons all over the desk. */
export const nl = {
  pending: "Bezig...",
  copy: "Kopieer",
  copied: "Gekopieerd",
  failed: "De server is nu niet bereikbaar. Wat je typte, staat er nog; probeer het zo opnieuw.",
};
