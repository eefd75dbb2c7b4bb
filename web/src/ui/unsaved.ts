/** Asks whether what was typed may go. */
type Ask = () => Promise<boolean>;

/** With each whether the device keeps what was typed, to offer it back later. */
const forms = new Map<Ask, boolean>();

/** The forms with something typed that is not saved; outside React, as a session ends anywhere. */
export const unsaved = {
  add(ask: Ask, isKept = false) {
    forms.set(ask, isKept);
    return () => {
      forms.delete(ask);
    };
  },
  isThere: () => forms.size > 0,
  isKept: () => forms.size > 0 && [...forms.values()].every((isKept) => isKept),
  async mayGo() {
    for (const ask of forms.keys()) if (!(await ask())) return false;
    return true;
  },
  /** Nobody is asked any more: the page goes, whatever was typed. */
  giveUp: () => forms.clear(),
};
