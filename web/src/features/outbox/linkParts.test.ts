import { expect, it } from 'vitest';
import { linkParts } from './OutboxPage.tsx';

it('makes the addresses in a mail clickable, without the dot that ends the sentence', () => {
  const parts = linkParts('Open https://traject.nl/auth/activate/a-b_c. Of (http://x.nl/?a=1).');
  expect(parts.map(({ value, href }) => href ?? `'${value}'`)).toEqual([
    "'Open '",
    'https://traject.nl/auth/activate/a-b_c',
    "'. Of ('",
    'http://x.nl/?a=1',
    "').'",
  ]);
});

it('never turns anything but a web address into a link', () => {
  expect(linkParts('javascript:alert(1) data:text/html,x')).toEqual([
    { at: 0, value: 'javascript:alert(1) data:text/html,x' },
  ]);
});
