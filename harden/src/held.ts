/**
 * The longest turn of the event loop, in CPU time of this thread: other load on the machine adds
 * nothing to it.
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
    /** In milliseconds, since the previous call. */
    longest() {
      look();
      const found = longest;
      longest = 0;
      return found;
    },
  };
}
