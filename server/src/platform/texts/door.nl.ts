/** What is said at the door: about passwords, and requests that are not taken. */
const texts = {
  'password.weak': 'Dit wachtwoord is makkelijk te raden.',
  'password.word': 'Er staat een bekend woord of wachtwoord in.',
  'password.name': 'Er staat een voornaam of achternaam in.',
  'password.own_name':
    'Er staat een eigen naam in, het e-mailadres of de naam van een organisatie.',
  'password.date': 'Er staat een jaartal, datum, dag, maand of seizoen in.',
  'password.sequence': 'Er staat een rij in, zoals 123456, abcdef of qwerty.',
  'password.repeat': 'Er wordt iets in herhaald.',
  'password.advice': 'Kies liever vier losse woorden die niets met elkaar te maken hebben.',
  'auth.by_mail':
    'Open de link in de e-mail die je van deze organisatie kreeg. Met een gekopieerde link kan het voor dit e-mailadres niet.',
  'auth.unproven':
    'Je e-mailadres is nog niet bevestigd. Vraag bij ‘Wachtwoord vergeten’ een link aan. Daarmee bevestig je het.',
  'auth.same_address': 'Met dit e-mailadres log je nu al in.',
  'auth.address_taken': 'Met dit e-mailadres kan het niet. Er verandert niets.',
  double_key: 'In dit verzoek staat ‘{{name}}’ twee keer. Zeg het één keer.',
  too_deep: 'Dit verzoek zit te diep in elkaar.',
  wrong_host: 'Op dit adres is deze site niet te vinden. Ga naar {{address}}.',
  'mail.too_many':
    'Naar dit e-mailadres is het afgelopen uur al heel vaak een e-mail gestuurd. Probeer het later opnieuw.',
};
export default texts;
