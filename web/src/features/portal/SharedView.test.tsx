import { screen } from '@testing-library/react';
import type { PortalPage } from '@traject/contract/common/portalShapes';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { SharedView } from './SharedView.tsx';

const page: PortalPage = {
  ...{ id: 1, party: 'client', client: { name: 'Fatima El Amrani' }, step: 'guidance' },
  organisation: { name: 'Werkwijzer', has_logo: false, accent_color: '', greeting: '', help: '' },
  counselor: { name: 'Marieke de Vries', email: 'm@werkwijzer.example', phone_number: null },
  ends_at: null,
  asked: [
    {
      ...{ kind: 'task', id: 3, title: 'Cv opsturen', action: null },
      ...{ asked_at: '2026-11-10T09:00:00Z', due_on: null, ends_at: null },
    },
  ],
  ...{ appointments: [], documents: [], answers: [], invoices: [], unread: 1 },
  notes: [{ id: 1, date: '2026-11-02', note: 'Fijn gesprek', author: { name: 'Marieke' } }],
};

it('staff see what the client sees, can do nothing there and know that it is recorded', async () => {
  const seen = fakeApi({ 'GET /trajectories/4/portal/client': page });
  showPart(<SharedView trajectoryId={4} party="client" back={(name) => <a href="/4">{name}</a>} />);
  expect(await screen.findByText('Fijn gesprek')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Bekijk als cliënt' })).toBeTruthy();
  expect(screen.getByText(/Je kunt hier niets doen/)).toBeTruthy();
  expect(screen.getByText('Dat je hier kijkt, staat in het logboek.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fatima El Amrani' })).toBeTruthy();
  expect(screen.getByText('Cv opsturen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /[Bb]ericht|[Oo]pen|[Bb]eantwoord/ })).toBeNull();
  expect(seen).toHaveLength(1);
});
