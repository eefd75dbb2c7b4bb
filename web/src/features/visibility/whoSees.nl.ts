export default {
  trajectory: 'Wie kan dit traject zien?',
  document: 'Wie kan ‘{{name}}’ zien?',
  why: {
    counselor: 'Adviseur',
    help: 'Helpt mee',
    replacement: 'Vervangt',
    takes_over: 'Neemt over',
    asked: 'Heeft toegang gevraagd en gekregen',
    team_lead: 'Leidt het team van de adviseur',
    coordinator: 'Coördinator',
    admin: 'Beheerder',
    colleague: 'Collega’s: iedereen ziet hier alle trajecten',
    finance: 'Financiën: alleen namen, status en facturen',
    client: 'Cliënt, met een link uit een e-mail',
    employer: 'Werkgever, met een link uit een e-mail',
  },
};
