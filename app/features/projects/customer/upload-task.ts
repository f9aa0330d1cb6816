import type { UploadPlace } from "../upload-place";

export interface UploadTask {
  id: number;
  place: UploadPlace;
  name: string;
  size: number;
  /** Null until the file has been read. */
  uploadId: string | null;
  /** Bytes that the server has. */
  sent: number;
  state: "waiting" | "reading" | "sending" | "offline" | "retrying" | "done" | "refused";
  /** Words of the server, or the name of the page's own. */
  problem: string | null;
}

export function isUnderWay({ state }: UploadTask): boolean {
  return state !== "done" && state !== "refused";
}

export function percentOf({ sent, size }: Pick<UploadTask, "sent" | "size">): number {
  return size === 0 ? 0 : Math.floor((100 * sent) / size);
}
