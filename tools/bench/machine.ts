import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";

export interface MachineFacts {
  processor: string;
  memory: string;
  system: string;
  /** The other work of the machine at the start of the run. */
  load: string;
}

export function machineFacts(): MachineFacts {
  return {
    processor: `${availableParallelism()} × ${cpus()[0]?.model.trim() || "unknown processor"}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${arch()}, Node.js ${process.version}`,
    load: `load ${loadavg()[0]?.toFixed(1)} at the start`,
  };
}
