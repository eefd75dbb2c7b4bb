import { screen } from '@testing-library/react';
import type { BadgePage } from '@traject/contract/common/badgePage';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { openLink } from '../../../testing/openApp.tsx';

const code = 'c'.repeat(22);
const call = `GET /badge-pages/${code}`;
const page: BadgePage = {
  ...{ organisation: 'Zorgcollege', student: 'Sanne Willems', title: 'Zorg bieden' },
  diploma: { title: 'Verzorgende IG', level: 'Mbo niveau 3' },
  work_processes: [{ number: '1.1', title: 'Helpt bij eten' }],
  ...{ remark: 'Rustig en zorgvuldig.', granted_at: '2026-11-10', revoked: null },
  ...{ credential: 'a.b.c', keys_address: 'https://traject.example/.well-known/jwks.json' },
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cookies', 'accepted');
});

describe('the page of a badge', () => {
  it('says whose it is, what it stands for, that it holds, and how to check that', async () => {
    fakeApi({ [call]: page });
    openLink(`/badge/${code}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zorg bieden' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Deze badge is geldig' })).toBeTruthy();
    for (const words of ['1.1 Helpt bij eten', 'Rustig en zorgvuldig.', '10 nov 2026'])
      expect(screen.getByText(words)).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Ondertekende badge downloaden' });
    expect(file.getAttribute('href')).toContain(`/badge-pages/${code}/credential`);
    expect(screen.getByRole('link', { name: page.keys_address })).toBeTruthy();
  });

  it('says that it was revoked, when and why', async () => {
    fakeApi({ [call]: { ...page, revoked: { at: '2026-11-12', reason: 'Vergissing.' } } });
    openLink(`/badge/${code}`);
    expect(await screen.findByRole('heading', { name: 'Deze badge is ingetrokken' })).toBeTruthy();
    expect(screen.getByText(/op 12 nov 2026 ingetrokken/)).toBeTruthy();
    expect(screen.getByText('Vergissing.')).toBeTruthy();
  });

  it('says of an unknown code that there is no such badge', async () => {
    fakeApi({ [call]: refuse(404, 'We kunnen dit niet vinden.') });
    openLink(`/badge/${code}`);
    expect(await screen.findByRole('heading', { name: 'Deze badge bestaat niet' })).toBeTruthy();
  });
});
