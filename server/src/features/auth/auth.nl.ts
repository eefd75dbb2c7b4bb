const texts = {
  errors: {
    'auth.wrong': 'Het e-mailadres of het wachtwoord klopt niet.',
    'auth.wrong_password': 'Dit is niet het wachtwoord van je account.',
    'auth.member_already': 'Je hoort met dit account al bij deze organisatie.',
    'auth.account_meanwhile':
      'Dit e-mailadres heeft intussen een account. Open de link in de e-mail opnieuw.',
    'auth.unknown_code': 'Deze code kennen we niet. Vraag de organisatie om de juiste code.',
    'auth.joined_already': 'Deze organisatie kent je al. Vraag daar of je wordt uitgenodigd.',
    'auth.by_mail':
      'Open de link in de e-mail die je van deze organisatie kreeg. Met een gekopieerde link kan het voor dit e-mailadres niet.',
    'auth.unproven':
      'Je e-mailadres is nog niet bevestigd. Vraag bij ‘Wachtwoord vergeten’ een link aan. Daarmee bevestig je het.',
  },
};
export default texts;
