type Work = () => Promise<unknown>;

/** Far more than what the clock of a processor cannot tell apart. */
const enough = 20_000;
const rounds = 6;

/**
 * How many times the processor time of another piece of work this one costs. The two take turns, so
 * that a machine that is slower for a while is slower for both; of each the least counts, because
 * what else happens adds to it. For the orders of growth: what is closer than five times cannot be
 * told on a busy machine, and is better counted in steps.
 */
export async function costRatio(work: Work, other: Work) {
  const least = { work: Infinity, other: Infinity };
  for (let round = 0; round < rounds; round++) {
    least.work = Math.min(least.work, await timeOf(work));
    least.other = Math.min(least.other, await timeOf(other));
  }
  return least.work / least.other;
}

/** Repeated until the time can be told. */
async function timeOf(work: Work) {
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
  return used() / count;
}
