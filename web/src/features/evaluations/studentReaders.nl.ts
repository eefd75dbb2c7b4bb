export default {
  why: {
    student: 'De student',
    teacher: 'Docenten van een groep: zien de niveaus en de grafiek',
    evaluator: 'Beoordelaars',
    asker: 'Vroegen om een beoordeling en zien die tot er antwoord is',
    coordinator: 'Coördinatoren: zien alles',
    admin: 'Beheerders: zien alles',
  },
  sights: {
    name: '{{roles}}: alleen de naam, want de tijd is voorbij',
    process: '{{roles}}: alleen het werkproces',
    profile: '{{roles}}: ook het profiel',
    chart: '{{roles}}: ook de grafiek',
    both: '{{roles}}: ook het profiel en de grafiek',
  },
};
