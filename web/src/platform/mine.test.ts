import { expect, it } from 'vitest';
import { signIn } from '../testing/aToken.ts';
import { rememberSearch } from './lastSearch.ts';
import { mine } from './mine.ts';
import { forgetPerson } from './token.ts';

it('whoever looks at their own alone still does after signing in again, and nobody else does', () => {
  signIn({ id: 7 });
  mine.set(true);
  rememberSearch('/trajectories', { q: 'El Amrani', counselor_id: 'me' });
  forgetPerson();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Amrani');
  signIn({ id: 8 });
  expect(mine.get()).toBe(false);
  signIn({ id: 7 });
  expect(mine.get()).toBe(true);
  mine.set(false);
  expect(mine.get()).toBe(false);
});
