import type { UseQueryResult } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ReadersDialog } from './ReadersDialog.tsx';
import { show } from './testing.tsx';

type Why = 'counselor' | 'member';
type Readers = {
  groups: {
    why: Why;
    people: { id: number; name: string; until: string | null; detail: string }[];
  }[];
  opened: { name: string | null; last_at: string; times: number }[];
};
const some: Readers = {
  groups: [
    { why: 'counselor', people: [{ id: 1, name: 'Marieke Jansen', until: null, detail: '' }] },
    { why: 'member', people: [{ id: 2, name: 'Bram Vos', until: '2026-12-01', detail: 'helpt' }] },
  ],
  opened: [
    { name: 'Bram Vos', last_at: '2026-11-14T19:14:00Z', times: 3 },
    { name: null, last_at: '2026-11-13T09:00:00Z', times: 1 },
  ],
};
const refetch = vi.fn();

const open = (result: Partial<UseQueryResult<Readers>>) =>
  show(
    <ReadersDialog
      title="Wie kan dit zien?"
      readers={{ isPending: false, isError: false, refetch, ...result } as UseQueryResult<Readers>}
      heading={(why) => ({ counselor: 'Adviseur', member: 'Teamgenoten' })[why]}
      note={(detail) => detail}
      onClose={() => {}}
    />,
  );
const linesOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('who can see this', () => {
  it('is said by name, for each reason, with until when', () => {
    open({ data: some });
    expect(linesOf('Adviseur')).toEqual(['Marieke Jansen']);
    expect(linesOf('Teamgenoten')).toEqual(['Bram Voshelpt, t/m 1 dec 2026']);
  });

  it('is followed by who opened it, how often and when last', () => {
    open({ data: some });
    expect(linesOf('Geopend in de afgelopen 90 dagen')).toEqual([
      'Bram Vos3 keer, het laatst op 14 nov 2026, 20:14',
      'Iemand met een link1 keer, op 13 nov 2026, 10:00',
    ]);
  });

  it('says so when nobody opened it', () => {
    open({ data: { ...some, opened: [] } });
    screen.getByText('Niemand heeft dit in de afgelopen 90 dagen geopend.');
  });

  it('can be asked again when it could not be loaded', async () => {
    const { user } = open({ isError: true } as Partial<UseQueryResult<Readers>>);
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(refetch).toHaveBeenCalled();
  });
});
