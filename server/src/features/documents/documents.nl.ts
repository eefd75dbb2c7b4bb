const texts = {
  errors: {
    'document.no_source': 'Kies een bestand of een sjabloon.',
    'document.two_sources': 'Kies een bestand of een sjabloon, niet allebei.',
    'document.approve_unsent':
      'Je kunt alleen akkoord vragen aan wie het document krijgt. Vink ook het versturen aan.',
    'document.in_review':
      'Dit document ligt ter beoordeling bij {{who}}. Wacht op het antwoord, of zet eerst de status van het traject terug.',
    'document.nothing_to_resend': 'Er staat hier niets meer open om opnieuw te versturen.',
    'document.nothing_to_withdraw': 'Er staat hier niets meer open om in te trekken.',
    'document.newer_version': 'Er is een nieuwere versie van dit document. Stuur die.',
    'document.sent_before':
      'Deze versie is al verstuurd. Verstuur die opnieuw, of maak een nieuwe versie.',
  },
  labels: {
    trajectory_file_type: 'Soort',
    trajectory_file_type_id: 'Soort',
    trajectory_file_action_id: 'Actie',
    document_id: 'Sjabloon',
    send_client: 'Stuur naar de cliënt',
    approve_client: 'Vraag akkoord aan de cliënt',
    send_employer: 'Stuur naar de werkgever',
    approve_employer: 'Vraag akkoord aan de werkgever',
    party: 'Ontvanger',
    approve: 'Vraag akkoord',
  },
};
export default texts;
