/** The page opens without a connection for those who chose to stay known; see mineWorker.ts. */
const script = '/mine-worker.js';

export function keepOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(script, { scope: '/mine' }).catch(() => undefined);
}

/** Nothing of the page stays behind. */
export async function wipeOffline() {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((one) => one.unregister()));
    const kept = 'caches' in window ? await caches.keys() : [];
    await Promise.all(kept.map((one) => caches.delete(one)));
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}
