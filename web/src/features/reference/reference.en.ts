import type { Texts } from '../../platform/texts.ts';
import type nl from './reference.nl.ts';

export default {
  lists: {
    'working-areas': 'Working areas',
    'study-levels': 'Levels of study',
    studies: 'Studies',
    'file-types': 'Kinds of documents',
    'file-actions': 'Actions for documents',
    products: 'Invoice products',
  },
  hints: {
    'working-areas': 'Offered with work experience.',
    'study-levels': 'Offered with a study, in this order.',
    studies: 'Offered with a study.',
    'file-types': 'Offered with a document, in this order.',
    'file-actions': 'What needs to be done with a document, in this order.',
    products: 'Offered on an invoice. The price and VAT can still be changed there.',
  },
  failed: 'Loading the list failed',
  search: 'Search in this list',
  empty: 'Nothing in this list yet',
  empty_text: 'Add what your colleagues can choose from.',
  origin: 'Origin',
  own: 'Your own',
  shipped: 'Standard',
  in_use: 'In use',
  actions: 'Actions',
  code: 'Code',
  code_hint:
    'Lower-case letters, digits and _. Leave it empty and we derive one from the name. The code never changes.',
  asks_name: 'Asks for a name',
  asks_name_hint: 'Whoever chooses this study fills in what the study is called.',
  price: 'Price',
  vat: 'VAT',
  quoted: '‘{{name}}’',
  add_title: 'Add to {{list}}',
  shipped_hint:
    'This is a standard choice. You get your own choice with the new name. What has been recorded keeps the old name.',
  own_hint: 'This choice is in use. What has been recorded gets the new name as well.',
  product_hint: 'This product is on invoices. They keep their name, price and VAT.',
  archive_effect: 'It can then no longer be chosen. What has been recorded stays as it is.',
  product_archive_effect: 'It can then no longer be chosen. Invoices stay as they are.',
  restore_effect: 'Everybody can then choose it again.',
  notify: {
    reference: { add_success: 'Added to the list.', save_success: 'The change has been saved.' },
  },
} satisfies Texts<typeof nl>;
