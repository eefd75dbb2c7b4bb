export default {
  errors: {
    'portal.ended': 'Dit traject is te lang geleden afgerond. De pagina kan niet meer open.',
    'portal.contacts': 'Er zijn al {{most}} contactpersonen. Verwijder er eerst een.',
    'portal.contact_is_client':
      'De cliënt en een contactpersoon van de werkgever kunnen niet hetzelfde e-mailadres hebben. Vul een ander adres in.',
    'portal.contact_there': 'Dit e-mailadres staat er al bij.',
  },
};
