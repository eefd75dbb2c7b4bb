/**
 * How long one turn of the event loop takes at most, in the time of this thread itself: whatever
 * else the machine does adds nothing to it.
 */
export function watchLoop() {
  let since = process.threadCpuUsage();
  let longest = 0;
  const look = () => {
    const { user, system } = process.threadCpuUsage(since);
    since = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  };
  setInterval(look, 5).unref();
  return {
    /** In milliseconds, since it was asked before. */
    longest() {
      look();
      const found = longest;
      longest = 0;
      return found;
    },
  };
}
