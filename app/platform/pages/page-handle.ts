/** The `handle` of a route. */
export interface PageHandle {
  frame?: "none";
  chat?: "none";
  newsletter?: "none";
  /** The router runs the whole page in the browser; any other has islands. */
  router?: "whole";
}
