const texts = {
  not_found: 'We kunnen dit niet vinden.',
  no_such_call: 'Dit adres kennen we niet.',
  sign_in_first: 'Log eerst in.',
  too_many: 'Je hebt dit te vaak geprobeerd. Probeer het over ongeveer {{minutes}} min opnieuw.',
  too_large: 'Dit is te groot om te versturen.',
  wrong_media: 'Deze vorm van gegevens kunnen we niet lezen.',
  bad_request: 'Dit verzoek klopt niet.',
  unavailable: 'Dit werkt nu even niet. Probeer het zo opnieuw.',
  unknown: 'Er ging iets mis. Probeer het opnieuw.',
  'auth.wrong': 'Het e-mailadres of het wachtwoord klopt niet.',
  'auth.not_activated': 'Je account is nog niet geactiveerd. Open de link in de e-mail van ons.',
  'auth.common_password': 'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord.',
  'link.dead':
    'Deze link werkt niet (meer). Kijk of je de hele link hebt geopend, of vraag een nieuwe aan.',
  'file.missing': 'Kies een bestand.',
  'file.too_many': 'Stuur één bestand tegelijk.',
  'file.unexpected': 'Dit bestand wordt hier niet gevraagd.',
  'file.empty': 'Dit bestand is leeg.',
  'file.size': 'Dit bestand is te groot. Het mag hoogstens {{megabytes}} MB zijn.',
  'file.type': 'Dit soort bestand kunnen we niet gebruiken. Kies: {{types}}.',
  'file.content': 'De inhoud van dit bestand past niet bij de naam. Kies: {{types}}.',
  'file.interrupted': 'Het bestand is niet helemaal aangekomen. Probeer het opnieuw.',
  'mail.address': 'Dit is geen geldig e-mailadres.',
  changed: 'Iemand heeft dit ondertussen gewijzigd. Kijk wat er nu staat en sla dan opnieuw op.',
  changed_by:
    '{{who}} heeft dit ondertussen gewijzigd ({{when}}). Kijk wat er nu staat en sla dan opnieuw op.',
  'client.type_mismatch': 'Dit e-mailadres hoort bij een account dat geen cliënt is.',
  'client.organisation_mismatch':
    'Dit e-mailadres hoort bij een cliënt van een andere organisatie.',
  'client.email_taken': 'Dit e-mailadres is al van een ander account.',
  'client.name_kept':
    'Deze persoon werkt of leert ook bij een organisatie. De naam kan alleen daar veranderen.',
  'client.email_signs_in':
    'Deze cliënt logt in met dit e-mailadres. Alleen de cliënt zelf kan het laten wijzigen.',
  'picture.unreadable': 'We kunnen deze foto niet lezen. Kies een andere foto.',
  'picture.too_big':
    'Deze foto heeft te veel beeldpunten. Maak hem kleiner of kies een andere foto.',
  'trajectory.awaiting': 'Op deze status kom je alleen door het traject te versturen.',
  'application.readonly':
    'Deze sollicitatie komt uit het portfolio van de cliënt. Alleen de cliënt kan die wijzigen.',
};
export default texts;
