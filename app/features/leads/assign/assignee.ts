/** In the address, in place of the id of whoever reads it: a shared view then shows everybody their own. */
export const ME = "me";
export const NOBODY = "nobody";

export interface Colleague {
  id: string;
  name: string;
  isYou: boolean;
}
