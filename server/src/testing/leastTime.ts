/** Far more than what the clock of a processor cannot tell apart. */
const enough = 20_000;

/**
 * What the work costs in processor time: of some rounds the least, because what else the machine does
 * adds to it. Each round repeats it until the time can be told.
 */
export async function leastTime(rounds: number, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const used = () => {
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let count = 0;
    do {
      await work();
      count += 1;
    } while (used() < enough);
    times.push(used() / count);
  }
  return Math.min(...times);
}
