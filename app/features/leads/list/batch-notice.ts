export interface BatchNotice {
  id: string;
  text: string;
  skipped: { text: string; leads: { id: string; name: string }[] } | null;
  canUndo: boolean;
  isGood: boolean;
}
