import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { appTexts } from '../appTexts.ts';
import { loadAllTexts, startI18n } from '../platform/i18n.ts';
import { toastStore } from '../ui/toast.ts';

// What comes about later may come late on a loaded machine.
configure({ asyncUtilTimeout: 5000 });

// What Mantine asks of a browser and jsdom does not have.
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Object.defineProperty(document, 'fonts', {
  value: { addEventListener() {}, removeEventListener() {} },
});
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await startI18n(appTexts);
  await loadAllTexts();
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) toastStore.remove(id);
});
