/**
 * Milliseconds of processor time that `work` takes, for what must not keep a server busy. Unlike the clock's, they do
 * not grow while other processes use the machine.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
