import type { Scenario } from "./scenario.ts";
import { calendars } from "./scenarios/calendars.ts";
import { crash } from "./scenarios/crash.ts";
import { diskFull } from "./scenarios/disk-full.ts";
import { handles } from "./scenarios/handles.ts";
import { lock } from "./scenarios/lock.ts";
import { mailbox } from "./scenarios/mailbox.ts";
import { postgresRestart } from "./scenarios/postgres-restart.ts";
import { replicas } from "./scenarios/replicas.ts";
import { rollingRestart } from "./scenarios/rolling-restart.ts";
import { soak } from "./scenarios/soak.ts";
import { stop } from "./scenarios/stop.ts";
import { uploads } from "./scenarios/uploads.ts";

/** Scenarios in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  crash,
  stop,
  mailbox,
  calendars,
  postgresRestart,
  replicas,
  rollingRestart,
  diskFull,
  uploads,
  lock,
  handles,
  soak,
];
