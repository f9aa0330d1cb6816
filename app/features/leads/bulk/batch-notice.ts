/** What was done with several leads, in words. */
export interface BatchNotice {
  id: string;
  text: string;
  /** The leads that somebody else had changed, which were left as they were. */
  skipped: { text: string; leads: { id: string; name: string }[] } | null;
  canUndo: boolean;
  isGood: boolean;
}
