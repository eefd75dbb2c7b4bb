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
    'working-areas': 'To choose from with work experience.',
    'study-levels': 'To choose from with a study, in this order.',
    studies: 'To choose from with a study.',
    'file-types': 'To choose from with a document, in this order.',
    'file-actions': 'What has to be done with a document, in this order.',
    products: 'To choose from on an invoice. Price and VAT can still be changed there.',
  },
  failed: 'Loading the list failed',
  search: 'Search in this list',
  empty: 'Nothing in this list yet',
  empty_text: 'Add what your colleagues can choose from.',
  origin: 'Origin',
  own: 'Own',
  shipped: 'Standard',
  in_use: 'In use',
  actions: 'Actions',
  code: 'Code',
  code_hint:
    'Small letters, digits and _. Leave it empty and we make one of the name. The code never changes.',
  asks_name: 'Asks for a name',
  asks_name_hint: 'Whoever chooses this study fills in what the study is called.',
  price: 'Price',
  vat: 'VAT',
  quoted: '‘{{name}}’',
  add_title: 'Add to {{list}}',
  shipped_hint:
    'This is a standard choice. You get a choice of your own with the new name. What was recorded keeps the old name.',
  own_hint: 'This choice is in use. What was recorded gets the new name as well.',
  product_hint: 'This product is on invoices. They keep their name, price and VAT.',
  archive_effect: 'Nobody can choose this any more then. What was recorded stays as it is.',
  product_archive_effect: 'Nobody can choose this any more then. Invoices stay as they are.',
  restore_effect: 'Everybody can choose this again then.',
  notify: {
    reference: { add_success: 'Added to the list.', save_success: 'The change has been saved.' },
  },
} satisfies Texts<typeof nl>;
