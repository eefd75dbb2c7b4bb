import { IconTrash } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import stateNames from '@traject/contract/common/stateNames.nl';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { expect, it, vi } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { IconButton } from './IconButton.tsx';
import { MoreToggle } from './MoreToggle.tsx';
import { PageHead } from './PageHead.tsx';
import { Panel } from './Panel.tsx';
import { PanelError } from './PanelError.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { StateBadge } from './StateBadge.tsx';
import { show } from './testing.tsx';

it('names the page once, in its heading and in the tab', () => {
  const { again } = show(<PageHead title="Trajecten" count={64} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Trajecten' })).toBeTruthy();
  expect(document.title).toBe('Trajecten · Traject');
  again(<PageHead title="Fatima El Amrani" />);
  expect(document.title).toBe('Fatima El Amrani · Traject');
});

it('makes a panel a named region with its count in words', () => {
  show(<Panel title="Documenten" count={12} />);
  expect(screen.getByRole('region', { name: 'Documenten' })).toBeTruthy();
  expect(screen.getByText('12 in totaal')).toBeTruthy();
});

it('keeps a failure in its panel and tries again when asked', async () => {
  const onRetry = vi.fn();
  const { user } = show(<PanelError title="Testen laden is niet gelukt" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Testen laden is niet gelukt');
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('[SHELL-18] says that the rows of a panel load', () => {
  show(<RowsSkeleton rows={2} />);
  expect(screen.getByRole('status').textContent).toBe('Laden…');
});

it('offers to see all, and less again', () => {
  const { again } = show(<MoreToggle open={false} total={4} onToggle={() => {}} />);
  const closed = screen.getByRole('button', { name: 'Toon alle 4' });
  expect(closed.getAttribute('aria-expanded')).toBe('false');
  again(<MoreToggle open total={4} onToggle={() => {}} />);
  const open = screen.getByRole('button', { name: 'Toon minder' });
  expect(open.getAttribute('aria-expanded')).toBe('true');
});

it('does nothing when an icon is off, and can still be reached to read its name', async () => {
  const onClick = vi.fn();
  const { user } = show(
    <IconButton label="Verwijderen" icon={IconTrash} onClick={onClick} disabled />,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verwijderen' }));
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

it.each([
  ['Marieke de Vries', 'MV'],
  ['Anouk', 'A'],
  ['  Ömer   Şahin ', 'ÖŞ'],
])('writes the initials of %s as %s', (name, initials) => {
  const { container } = show(<Avatar name={name} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(initials);
});

it.each(trajectoryStates)('writes the state $code as a word with a sign', ({ code }) => {
  const { [code]: name } = stateNames;
  const { container } = show(<StateBadge code={code} label={name} />);
  expect(screen.getByText(name.charAt(0).toUpperCase() + name.slice(1))).toBeTruthy();
  expect(container.querySelector('svg[aria-hidden]')).toBeTruthy();
});

it.each([
  [0, 'Versies'],
  [2, 'Versies: 2'],
])('names an icon with a count of %i as %s', (count, name) => {
  show(<IconButton label="Versies" icon={IconTrash} count={count} />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(name);
});

it('a count is written with its points, and says when there are more than were counted', () => {
  const { again } = show(<PageHead title="Personen" count={10_000} most={10_000} />);
  expect(screen.getByText('10.000')).toBeTruthy();
  again(<PageHead title="Personen" count={10_001} most={10_000} />);
  expect(screen.getByText('meer dan 10.000 in totaal')).toBeTruthy();
});
