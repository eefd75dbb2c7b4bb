import { authApi } from '@traject/contract/auth';
import { call } from './api.ts';
import { renewSession } from './renewSession.ts';
import { sessionTimes } from './sessionTimes.ts';

const often = 20_000;
const minute = 60_000;
const signs = ['keydown', 'pointerdown'] as const;

/**
 * A session lasts while somebody works in it: half-way it is renewed if anybody typed or clicked
 * since. An open page alone does nothing. When it ends the server says so, and what is typed is kept.
 */
export function keepSession() {
  let isWorked = false;
  const note = () => {
    isWorked = true;
  };
  const look = async () => {
    const times = sessionTimes();
    if (!times) return;
    const now = Date.now();
    if (now > times.ends) return void (await call(authApi.me).catch(() => undefined));
    if (!isWorked || now < times.half || !canRenew()) return;
    isWorked = false;
    await renewSession().catch(note);
  };
  const looking = setInterval(look, often);
  for (const sign of signs) document.addEventListener(sign, note, { passive: true });
  return () => {
    clearInterval(looking);
    for (const sign of signs) document.removeEventListener(sign, note);
  };
}

/** Not at the very end, after which one signs in again. */
export function canRenew() {
  const times = sessionTimes();
  return !!times && times.latest - times.ends > minute;
}
