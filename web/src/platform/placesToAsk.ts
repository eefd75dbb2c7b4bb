import type { Me } from '@traject/contract/auth';

type Parts = Me['account_types'];

const closed = (parts: Parts = []) =>
  parts.filter(({ organisation }) => organisation.trajectory_visibility === 'members');

const oversees = ({ code }: Parts[number]) => code === 'coordinator' || code === 'admin';

/** Where the reader may ask for a trajectory: as a counselor who does not see all of them. */
export function placesToAsk(me: Me | undefined) {
  const parts = closed(me?.account_types);
  const whole = parts.filter(oversees).map(({ organisation }) => organisation.id);
  return parts
    .filter(({ code, organisation }) => code === 'counselor' && !whole.includes(organisation.id))
    .map(({ organisation }) => organisation);
}

/** Whether the reader may be the one who decides on such requests. */
export const mayDecide = (me: Me | undefined) => closed(me?.account_types).some(oversees);
