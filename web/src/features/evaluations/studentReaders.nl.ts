export default {
  why: {
    student: 'De student',
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
