import { expect, it } from 'vitest';
import { mailWarnings } from './warnings.ts';

const from = 'Traject <no-reply@localhost>';
const right = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Traject <no-reply@traject.example>',
  PUBLIC_URL: 'https://traject.example',
};

it('whoever starts the program is told that no mail is sent, but not in a demo', () => {
  expect(mailWarnings(right, false)).toEqual([]);
  const [warning, ...others] = mailWarnings({ ...right, SMTP_URL: undefined }, false);
  expect(warning).toContain('SMTP_URL');
  expect(others).toEqual([]);
  expect(mailWarnings({ ...right, SMTP_URL: undefined }, true)).toEqual([]);
});

it('and that mail from localhost will not arrive, once the site is for others', () => {
  const [warning] = mailWarnings({ ...right, MAIL_FROM: from }, false);
  expect(warning).toContain('MAIL_FROM');
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', undefined])
    expect(mailWarnings({ ...right, MAIL_FROM: from, PUBLIC_URL }, false)).toEqual([]);
});
