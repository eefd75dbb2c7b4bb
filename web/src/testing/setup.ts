import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { appTexts } from '../appTexts.ts';
import { loadConfig } from '../platform/config.ts';
import { loadAllTexts, startI18n } from '../platform/i18n.ts';
import { toastStore } from '../ui/toast.ts';

// What appears by itself may appear late on a loaded machine.
configure({ asyncUtilTimeout: 20_000 });

// What Mantine asks of a browser and jsdom does not have.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { addEventListener() {}, removeEventListener() {} },
});
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// All files of a worker share one window and one copy of the program: each test starts as the first.
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async () => Response.json({ api: { url: '/api' } }));
  await loadConfig();
  vi.unstubAllGlobals();
  await startI18n(appTexts);
  await loadAllTexts();
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) toastStore.remove(id);
});
