export default {
  title: 'Wat nu?',
  nothing: 'Alles is gevraagd, getoond en beantwoord. Er is nu niets te doen.',
  answer: 'Eigen oordeel geven: {{name}}',
  target: '{{level}} halen, uiterlijk op {{date}}: {{name}}',
  late: 'Doel niet op tijd gehaald ({{level}}, {{date}}): {{name}}',
  again: 'Opnieuw vragen, want het antwoord bleef uit: {{name}}',
  show: 'Laten zien wat er gedaan is: {{name}}',
  ask_one: '{{count}} werkproces is nog nooit door een ander beoordeeld',
  ask_other: '{{count}} werkprocessen zijn nog nooit door een ander beoordeeld',
  more_one: 'En nog {{count}} ding daarna.',
  more_other: 'En nog {{count}} dingen daarna.',
};
