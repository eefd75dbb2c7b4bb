import { signedInAs } from './token.ts';

const own = () => `mine:${signedInAs()?.id}`;

/** Whether somebody looks at their own trajectories alone, remembered for them on this device. */
export const mine = {
  get: () => localStorage.getItem(own()) !== null,
  set(isMine: boolean) {
    if (isMine) localStorage.setItem(own(), '1');
    else localStorage.removeItem(own());
  },
};
