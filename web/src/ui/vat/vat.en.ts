import type { Texts } from '../../platform/texts.ts';
import type nl from './vat.nl.ts';

export default {
  vat_category: 'Kind of rate',
  vat_reason: 'Reason for the exemption',
  reason_hint: 'It has to be on the invoice, for instance: vocational education.',
  categories: {
    standard: 'With VAT',
    zero: 'Zero rate (0%)',
    exempt: 'Exempt',
    reverse: 'Reverse charge',
    outside: 'Outside the scope of VAT',
  },
  names: { exempt: 'exempt', reverse: 'reverse charge', outside: 'out of scope' },
} satisfies Texts<typeof nl>;
