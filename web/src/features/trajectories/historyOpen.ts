const key = 'history:open';

/** Whether somebody reads the history on this device; who does not, sees the notes at once. */
export const historyOpen = {
  get: () => localStorage.getItem(key) !== null,
  set(isOpen: boolean) {
    if (isOpen) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  },
};
