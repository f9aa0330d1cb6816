/**
 * Milliseconds of processor time that `work` takes. For what must not keep a server busy: unlike the clock's, they do not
 * grow while other processes have the machine.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
