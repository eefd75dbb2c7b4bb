import { screen } from '@testing-library/react';
import type { OutboxMail } from '@traject/contract/outbox';
import { expect, it } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { linkParts, MailCard } from './OutboxPage.tsx';

const mail: OutboxMail = {
  id: 1,
  to: 'zoe@example.nl',
  subject: 'Kies een nieuw wachtwoord voor Traject',
  text: 'Hallo Zoë,',
  created_at: '2026-06-01T10:00:00.000Z',
  refused_code: null,
  attachments: [],
};

it('says that a mail was refused, and with which code', () => {
  showPart(<MailCard mail={{ ...mail, refused_code: '550 5.1.1' }} />);
  expect(screen.getByText('De mailserver heeft deze mail geweigerd (550 5.1.1).')).toBeTruthy();
});

it('says nothing of the kind about a mail that is waiting', () => {
  showPart(<MailCard mail={mail} />);
  expect(screen.getByText('Hallo Zoë,')).toBeTruthy();
  expect(screen.queryByText(/geweigerd/)).toBeNull();
});

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
