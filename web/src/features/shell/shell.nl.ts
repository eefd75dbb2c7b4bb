export default {
  skip: 'Naar de inhoud',
  home: 'Traject, naar studenten',
  main_menu: 'Hoofdmenu',
  menu: {
    open: 'Menu openen',
    close: 'Menu sluiten',
    students: 'Studenten',
    pending: 'Openstaande beoordelingen',
    pending_count: '{{count}} open',
    outbox: 'Verstuurde mails',
    help: 'Help',
    sign_out: 'Uitloggen',
  },
  language: 'Taal',
  footer: { copyright: '© {{year}} Traject', help: 'Help' },
  demo: {
    label: 'Demo',
    text: 'Dit is een demo met verzonnen gegevens.',
    outbox: 'Mails worden niet verstuurd, je leest ze bij Verstuurde mails.',
  },
  cookies: {
    label: 'Cookies',
    text: 'Deze website gebruikt cookies om het gebruik te verbeteren',
    accept: 'Ik begrijp het',
  },
  error: {
    title: 'Deze pagina laden is niet gelukt',
    page: 'Er ging iets mis',
  },
  not_found: {
    title: 'Sorry, deze pagina bestaat niet',
    signed_in: 'Misschien is de pagina verwijderd, of klopt het adres niet.',
    visitor:
      'Misschien is de link verlopen, of is de pagina verwijderd. Kwam u hier via een link in een e-mail? Kijk dan of u de hele link hebt geopend.',
    back: 'Terug naar studenten',
    help: 'Hulp vragen',
  },
};
