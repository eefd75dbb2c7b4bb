import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import type { VerifyPage } from '@traject/contract/common/verifyPage';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openLink } from '../../../testing/openApp.tsx';

const code = '0000-1111-2222-3333-4444-5555-6666';
const call = `GET /verify-pages/${code}`;
const pdf = new File(['Dit is het.'], 'portfolio.pdf', { type: 'application/pdf' });
const sha256 = createHash('sha256').update('Dit is het.').digest('hex');
const page: VerifyPage = {
  ...{ code, iss: 'https://traject.example/api/issuers/x', organisation: 'Zorgcollege' },
  ...{ student: 'Sanne Willems', sealed_by: 'Els Prins', sealed_at: '2026-11-10T10:00:00Z' },
  diploma: { title: 'Verzorgende IG', level: '3', code: '25491' },
  ...{ withdrawn: null, answers: [], evidence: [], seal: 'a.b.c' },
  pdf: { size: 11, sha256 },
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('cookies', 'accepted');
});

describe('the page where a portfolio is checked', () => {
  it('asks for the code, and says what was sealed under it', async () => {
    const seen = fakeApi({ [call]: page });
    const user = openLink('/verify');
    await user.click(await screen.findByRole('button', { name: 'Controleren' }));
    expect(screen.getByRole('alert').textContent).toBe('Vul de code in.');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), ` ${code} {Enter}`);
    expect(await screen.findByRole('heading', { name: 'Dit portfolio geldt' })).toBeTruthy();
    expect(screen.getByText('Verzorgende IG, 3, crebo 25491')).toBeTruthy();
    expect(addressNow()).toBe(`/verify/${code}`);
    expect(seen).toHaveLength(1);
  });

  it('compares a PDF to the letter, without sending it', async () => {
    const seen = fakeApi({ [call]: page });
    const user = openLink(`/verify/${code}`);
    const choose = await screen.findByLabelText('PDF kiezen');
    await user.upload(choose, pdf);
    expect(await screen.findByText('Dit is de verzegelde PDF')).toBeTruthy();
    await user.upload(choose, new File(['Dit is het!'], 'p.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Dit is niet de verzegelde PDF')).toBeTruthy();
    expect(seen).toHaveLength(1);
  });

  it('tells an unknown code from a line that is down, which can be tried again', async () => {
    let answer: unknown = refuse(500, 'Kapot');
    fakeApi({ [call]: () => answer });
    const user = openLink(`/verify/${code}`);
    const again = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    answer = refuse(404, 'Niet gevonden');
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'We kennen deze code niet' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('value')).toBe(code);
  });
});
