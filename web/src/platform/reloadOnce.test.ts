import { expect, it, vi } from 'vitest';
import { reloadAfterUpdate } from './reloadOnce.ts';

it('reloads the page when an update has removed its parts, but never in a loop', () => {
  const reload = vi.fn();
  reloadAfterUpdate(reload);
  const missing = () => new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(missing());
  expect(reload).toHaveBeenCalledOnce();
  const again = missing();
  window.dispatchEvent(again);
  expect(reload).toHaveBeenCalledOnce();
  expect(again.defaultPrevented).toBe(false);
});
