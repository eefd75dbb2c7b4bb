/** Asks whether what was typed may go. */
type Ask = () => Promise<boolean>;

const forms = new Set<Ask>();

/** The forms with something typed that is not saved; outside React, because a session can end anywhere. */
export const unsaved = {
  add(ask: Ask) {
    forms.add(ask);
    return () => {
      forms.delete(ask);
    };
  },
  isThere: () => forms.size > 0,
  async mayGo() {
    for (const ask of forms) if (!(await ask())) return false;
    return true;
  },
  /** Nobody is asked any more: the page goes, whatever was typed. */
  giveUp: () => forms.clear(),
};
