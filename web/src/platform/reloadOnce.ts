const mark = 'reloaded_at';
const pause = 10_000;

/**
 * After an update the old tab asks for parts that are gone: load the new page, once. A second
 * failure right after that is a real one and goes to the route's error boundary.
 */
export function reloadAfterUpdate(reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(mark) ?? 0) < pause) return;
    sessionStorage.setItem(mark, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
