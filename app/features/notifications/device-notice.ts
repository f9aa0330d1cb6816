/** What a device is told, in the words of its user. It comes from the server alone, encrypted for this device. */
export interface DeviceNotice {
  id: string;
  title: string;
  body: string;
  /** What it is about: a later one takes its place. */
  topic: string;
  /** Where it leads: a path of the desk. */
  path: string;
  /** Whether it stays on the screen until somebody looks. */
  isUrgent: boolean;
  language: "nl" | "en";
}
