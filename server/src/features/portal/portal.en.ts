export default {
  errors: {
    'portal.ended': 'This trajectory ended too long ago. The page can no longer be opened.',
    'portal.contacts': 'There are {{most}} contacts already. Remove one first.',
    'portal.contact_is_client':
      'The client and a contact of the employer cannot have the same email address. Enter another one.',
    'portal.contact_there': 'This email address is there already.',
  },
};
