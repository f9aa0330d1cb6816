/** Said by every form of the desk. */
export const nl = {
  pending: "Bezig...",
  failed: "De server is nu niet bereikbaar. Wat je typte, staat er nog; probeer het zo opnieuw.",
};
