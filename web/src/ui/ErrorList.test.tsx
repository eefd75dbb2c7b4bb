import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorList } from './ErrorList.tsx';
import { show } from './testing.tsx';

const form = (errors: string[]) => (
  <>
    <ErrorList errors={errors} />
    <input aria-label="Naam" />
  </>
);

it('[ERR-02] shows nothing while nothing is wrong', () => {
  show(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[ERR-02] announces every error in a list and takes the focus when it appears', () => {
  const { again } = show(form([]));
  screen.getByLabelText('Naam').focus();
  again(form(['Vul je naam in.', 'De postcode klopt niet.']));
  const alert = screen.getByRole('alert');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vul je naam in.',
    'De postcode klopt niet.',
  ]);
  expect(alert.textContent).toContain('Opslaan is niet gelukt');
  expect(document.activeElement).toBe(alert);
});

it('[ERR-02] takes the focus again for another error, and not for the same one', () => {
  const { again } = show(form(['Vul je naam in.']));
  screen.getByLabelText('Naam').focus();
  again(form(['Vul je naam in.']));
  expect(document.activeElement).toBe(screen.getByLabelText('Naam'));
  again(form(['De postcode klopt niet.']));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
