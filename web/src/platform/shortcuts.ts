const off = 'shortcuts:off';

/** Whether a letter alone does something on this device: people who speak to the computer may not want that. */
export const shortcuts = {
  areOn: () => localStorage.getItem(off) === null,
  set(areOn: boolean) {
    if (areOn) localStorage.removeItem(off);
    else localStorage.setItem(off, '1');
  },
};
