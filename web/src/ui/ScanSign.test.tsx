import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScanSign } from './ScanSign.tsx';
import { show } from './testing.tsx';

it('says of a file that nobody opens it yet, or ever', () => {
  show(
    <>
      <ScanSign file={{ scan: 'waiting' }} />
      <ScanSign file={{ scan: 'infected' }} />
    </>,
  );
  expect(screen.getByText('Wordt nog op virussen gecontroleerd')).toBeTruthy();
  expect(screen.getByText('Virus gevonden, gaat niet open')).toBeTruthy();
});

it.each(['clean', null] as const)('says nothing of a file that is %s', (scan) => {
  show(<ScanSign file={{ scan }} />);
  expect(document.body.textContent).not.toContain('irus');
});
