export default {
  register: {
    title: 'Registreren',
    intro: 'Maak een account. Daarna geeft een beheerder je toegang tot je organisatie.',
    account: 'Je account',
    organisation: 'Je organisatie',
    organisation_note:
      'Dit hoef je niet in te vullen. Je kunt ook later vragen of je bij een organisatie mag horen.',
    choose: 'Kies een organisatie',
    code: 'Code van de organisatie',
    address: 'Je adres',
    address_note: 'Dit hoef je niet in te vullen.',
    submit: 'Account maken',
    failed: 'Registreren is niet gelukt',
    has_account: 'Heb je al een account?',
    done: 'Kijk in je e-mail',
    done_text:
      'We sturen een e-mail met een link naar {{email}}. Open die link om je account te activeren. De link werkt 7 dagen. Geen e-mail? Kijk ook bij ongewenste mail.',
  },
  forgot: {
    title: 'Wachtwoord vergeten',
    intro: 'Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen.',
    submit: 'Stuur link',
    failed: 'Versturen is niet gelukt',
    done: 'Kijk in je e-mail',
    done_text:
      'Is {{email}} bij ons bekend? Dan krijg je een e-mail met een link. De link werkt 60 minuten. Geen e-mail? Kijk ook bij ongewenste mail.',
  },
  reset: {
    title: 'Nieuw wachtwoord',
    intro: 'Kies een nieuw wachtwoord voor je account.',
    new_password: 'Nieuw wachtwoord',
    submit: 'Bewaar wachtwoord',
    failed: 'Bewaren is niet gelukt',
    done: 'Je wachtwoord is veranderd',
    done_text: 'Log in met je nieuwe wachtwoord.',
  },
  activate: {
    title: 'Account activeren',
    intro: 'Nog één stap. Druk op de knop, daarna kun je inloggen.',
    invited: 'Welkom. Kies een wachtwoord voor {{email}}.',
    title_for: 'Je account voor {{organisation}}',
    asked:
      'Nog één stap. Druk op de knop, daarna kun je inloggen. Een beheerder van {{organisation}} geeft je toegang.',
    invitation: 'Uitnodiging van {{organisation}}',
    has_account:
      '{{organisation}} nodigt je uit. Je hebt al een account met {{email}}. Vul het wachtwoord daarvan in om ja te zeggen.',
    accept: 'Ja, ik doe mee',
    accept_failed: 'Ja zeggen is niet gelukt',
    joined: 'Gelukt. Je hoort nu bij deze organisatie.',
    submit: 'Activeer mijn account',
    failed: 'Activeren is niet gelukt',
    done: 'Je account is actief. Log nu in.',
  },
  dead_link: {
    title: 'Deze link werkt niet meer',
    text: 'De link is al gebruikt of te oud, of je hebt niet de hele link geopend.',
    reset: 'Vraag een nieuwe link aan',
  },
};
