const texts = {
  errors: {
    'profile.full': 'Deze lijst is vol: er passen hoogstens {{most}} in. Haal er eerst een weg.',
    'person.self': 'Je kunt jezelf niet buitensluiten.',
    'person.last_admin':
      'Dit is de laatste beheerder van de organisatie. Maak eerst iemand anders beheerder.',
    'person.has_trajectories':
      'Deze persoon heeft hier trajecten en blijft daarom cliënt. Een verwijderd traject telt nog dertig dagen mee.',
    'person.has_open_trajectories':
      'Deze persoon heeft nog lopende trajecten. Geef die eerst aan een andere adviseur.',
    'person.has_enrolments':
      'Deze student is nog ingeschreven voor een diploma. Schrijf de student eerst uit.',
    'person.has_evaluations':
      'Deze persoon heeft nog openstaande beoordelingen. Trek die eerst in, of wacht tot ze gedaan zijn.',
    'person.deactivated': 'Deze persoon heeft geen toegang meer. Geef die eerst terug.',
    'person.already': 'Deze persoon heeft deze rol al in de organisatie.',
    'person.activated': 'Deze persoon heeft het account al geactiveerd.',
    'person.nowhere': 'Geef deze persoon eerst een rol in een organisatie.',
    'person.not_invited': 'Stuur eerst een uitnodiging. Daarna kun je er een link bij maken.',
    'person.gone': 'Dit account is net verwijderd. Probeer het opnieuw.',
  },
  labels: {
    account_types: 'Rol',
    account_type: 'Rol',
  },
};
export default texts;
