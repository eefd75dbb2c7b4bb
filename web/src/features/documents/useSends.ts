import type { ActionCode } from '@traject/contract/common/fileActions';
import { useState } from 'react';
import {
  proposedBy,
  type Recipients,
  type Sends,
  sentTo,
  toNobody,
  withApproval,
} from './sends.ts';

type State = { sends: Sends /** By the action, and not ticked by hand. */; isProposed: boolean };
const nobody: State = { sends: toNobody, isProposed: false };

/** To whom it goes: as ticked, or as the action proposes until something is ticked. */
export function useSends(mustApprove: boolean) {
  const [{ sends, isProposed }, set] = useState(nobody);
  return {
    sends: mustApprove ? withApproval(sends) : sends,
    isSent: sentTo(sends).length > 0,
    isProposed,
    setSends: (next: Sends) => set({ sends: next, isProposed: false }),
    propose(code: ActionCode | null, recipients: Recipients) {
      const proposed = proposedBy(code, sends, recipients);
      if (proposed) set({ sends: proposed, isProposed: true });
    },
    reset: () => set(nobody),
  };
}
