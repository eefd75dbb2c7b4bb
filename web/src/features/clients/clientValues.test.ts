import { describe, expect, it } from 'vitest';
import { inputOf, valuesOf } from './clientValues.ts';

const fatima = { email: 'f@mail.example', first_name: 'Fatima', last_name: 'El Amrani' };

describe('the client form', () => {
  it('[TRAJ-14] shows a stored f as w in the wizard, and as f in the profile', () => {
    expect(valuesOf({ ...fatima, gender: 'f' }, 'wizard').gender).toBe('w');
    expect(valuesOf({ ...fatima, gender: 'f' }, 'profile').gender).toBe('f');
    expect(valuesOf({ ...fatima, gender: 'x' }, 'wizard').gender).toBe('x');
  });

  it('[DASH-04] calls the city city_name in the profile, and city in the wizard', () => {
    const stored = { ...fatima, city: 'Utrecht', city_name: 'Utrecht' };
    expect(inputOf(valuesOf(stored, 'profile'))).toMatchObject({ city_name: 'Utrecht' });
    expect(inputOf(valuesOf(stored, 'profile'))).not.toHaveProperty('city');
    expect(inputOf(valuesOf(stored, 'wizard'))).toMatchObject({ city: 'Utrecht' });
  });

  it('[TRAJ-11] sends an emptied field as null, and an emptied name as an empty text', () => {
    const sent = inputOf({ ...valuesOf(fatima, 'profile'), nationality: ' ', first_name: '' });
    expect(sent).toMatchObject({ nationality: null, gender: null, first_name: '' });
  });
});
