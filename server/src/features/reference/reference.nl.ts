const texts = {
  errors: {
    'reference.double': '‘{{name}}’ staat al in deze lijst.',
    'reference.code_taken': 'De code ‘{{code}}’ is al in gebruik. Kies een andere.',
    'reference.too_many': 'Een lijst kan hoogstens {{most}} regels hebben.',
    'reference.other_items':
      'De lijst is ondertussen gewijzigd. Kijk wat er nu in staat en kies de volgorde opnieuw.',
  },
  labels: {
    requires_custom_name: 'Vraagt om een eigen naam',
  },
};
export default texts;
