import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it.each([
  [
    'Molenstraat 3\n3581BB  Utrecht',
    { street: 'Molenstraat 3', postal_code: '3581 BB', city: 'Utrecht' },
  ],
  [
    'Inkoop\r\nGebouw C\r\n\r\n Molenstraat 3 \r\n3581 bb ’s-Graveland\r\n',
    {
      additional: 'Inkoop, Gebouw C',
      street: 'Molenstraat 3',
      postal_code: '3581 BB',
      city: '’s-Graveland',
    },
  ],
  ['3581 BB Utrecht', { postal_code: '3581 BB', city: 'Utrecht' }],
  ['Molenstraat 3\nUtrecht', { additional: 'Molenstraat 3', street: 'Utrecht' }],
  ['', {}],
])('reads a Dutch address from its lines: %j', (written, address) => {
  expect(addressOf(written)).toEqual(address);
});

it.each([
  [
    'Nieuwstraat 1\n1000 Brussel',
    { street: 'Nieuwstraat 1', postal_code: '1000', city: 'Brussel' },
  ],
  ['Markt 1\n9100 St Niklaas', { street: 'Markt 1', postal_code: '9100', city: 'St Niklaas' }],
  ['Domstraße 1\nD-50667 Köln', { street: 'Domstraße 1', postal_code: 'D-50667', city: 'Köln' }],
  [
    'Sveavägen 1\n114 55 Stockholm',
    { street: 'Sveavägen 1', postal_code: '114 55', city: 'Stockholm' },
  ],
  ['Baker St 2\nLondon NW1 6XE', { street: 'Baker St 2', city: 'London NW1 6XE' }],
  ['Somewhere', { street: 'Somewhere' }],
])('takes the last line of another country as it is: %j', (written, address) => {
  expect(addressOf(written, 'BE')).toEqual(address);
});
