export interface DeviceNotice {
  id: string;
  title: string;
  body: string;
  /** A later notice with the same topic replaces it. */
  topic: string;
  /** A path. */
  path: string;
  isUrgent: boolean;
  /** Words of the button that says that somebody is calling now; null where there is nobody to call. */
  call: string | null;
  language: "nl" | "en";
}
