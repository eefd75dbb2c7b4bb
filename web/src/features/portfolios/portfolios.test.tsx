import { screen, waitFor, within } from '@testing-library/react';
import type { Portfolio, StudentPortfolios } from '@traject/contract/portfolios';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { PortfolioPanel } from './PortfolioPanel.tsx';

const path = '/evaluation-students/3/portfolios';
const sealed: Portfolio = {
  ...{ id: 8, code: '0000-1111', language: 'nl', sealed_by: 'Els Prins', withdrawn: null },
  ...{ sealed_at: '2026-11-10T10:00:00Z', answers: 4, evidence: 2 },
};
const all: StudentPortfolios = {
  student: { id: 3, name: 'Sanne Willems' },
  diploma: { diploma_id: 7, title: 'Verzorgende IG', level: '3' },
  ...{ is_enrolled: true, may_seal: true, may_withdraw: true, is_covered: false },
  portfolios: [sealed],
};

function open(given: Partial<StudentPortfolios> = {}, answers = {}) {
  const seen = fakeApi({ [`GET ${path}`]: { ...all, ...given }, ...answers });
  return { seen, ...showPart(<PortfolioPanel studentId={3} diplomaId={7} />) };
}

beforeEach(() => localStorage.clear());

describe('the portfolios of a student', () => {
  it('are sealed once, however often somebody presses', async () => {
    const { user, seen } = open({}, { [`POST ${path}`]: sealed });
    await user.click(await screen.findByRole('button', { name: 'Verzegelen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Portfolio verzegelen?' }));
    await user.click(dialog.getByText('English'));
    await user.dblClick(dialog.getByRole('button', { name: 'Verzegelen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { diploma_id: 7, language: 'en' },
    ]);
  });

  it.each([422, 429])('say in the dialog why they cannot be sealed (%i)', async (status) => {
    const { user } = open({}, { [`POST ${path}`]: () => refuse(status, 'Er is iets gewijzigd.') });
    await user.click(await screen.findByRole('button', { name: 'Verzegelen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Verzegelen' }));
    expect(await dialog.findByText('Er is iets gewijzigd.')).toBeTruthy();
  });

  it('are withdrawn with a reason', async () => {
    const { user, seen } = open({}, { [`POST ${path}/8/withdraw`]: sealed });
    await user.click(await screen.findByRole('button', { name: /^Portfolio van .* intrekken$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Te vroeg.');
    await user.click(dialog.getByRole('button', { name: 'Intrekken' }));
    await waitFor(() =>
      expect(seen).toContainEqual(expect.objectContaining({ body: { reason: 'Te vroeg.' } })),
    );
  });

  it('offer nothing to somebody who has yet to answer blind', async () => {
    const rights = { may_seal: false, may_withdraw: false, is_covered: true };
    open({ ...rights, portfolios: [{ ...sealed, code: null }] });
    expect(await screen.findByText('Geef eerst je eigen oordeel')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('can be read again when that failed', async () => {
    open({}, { [`GET ${path}`]: refuse(403, 'Nee') });
    expect(await screen.findByText('Portfolio’s laden is niet gelukt')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
  });
});
