const texts = {
  errors: {
    'evaluation_round.day': 'Kies een dag vanaf morgen en binnen een jaar.',
    'evaluation_round.no_asker': 'Wie hierom vroeg, is er niet meer. Er is niets gevraagd.',
    'evaluation_round.unenrolled': 'De student volgt deze opleiding niet meer.',
  },
  labels: {
    lines: 'Beoordelaars',
    student_id: 'Student',
    group_id: 'Groep',
    roles: 'Rollen',
    student_ids: 'Studenten',
    expires_on: 'Beoordelen kan tot en met',
  },
};
export default texts;
