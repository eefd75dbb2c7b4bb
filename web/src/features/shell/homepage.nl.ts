export default {
  title: 'Hoe gebruik je Traject?',
  intro: 'Kies wat bij je past. Je logt daarna in.',
  evaluator: {
    title: 'Ik ben beoordelaar',
    text: 'Je geeft een oordeel over het werk van een student. Bijvoorbeeld als leraar, begeleider of coach.',
  },
  student: {
    title: 'Ik ben student',
    text: 'Je werkt aan je portfolio en leest wat anderen van je werk vinden.',
    elsewhere: 'Ga naar je e-portfolio',
  },
  student_url: '{{address}}',
  staff: 'Adviseur, coördinator of beheerder?',
  mail: 'Heb je een e-mail gekregen met een link? Open dan die link. Je hoeft hier niets te kiezen.',
};
