import type nl from './reference.nl.ts';

const texts: typeof nl = {
  errors: {
    'reference.double': '‘{{name}}’ is already on this list.',
    'reference.code_taken': 'The code ‘{{code}}’ is already in use. Choose another one.',
    'reference.too_many': 'A list can have at most {{most}} entries.',
    'reference.other_items':
      'The list was changed in the meantime. See what is on it now and choose the order again.',
  },
  labels: {
    requires_custom_name: 'Asks for a name of its own',
  },
};
export default texts;
