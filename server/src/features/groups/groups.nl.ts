const texts = {
  errors: {
    'group.name_taken': 'Er is in dit schooljaar al een groep met deze naam. Kies een andere naam.',
    'group.archived': 'Deze groep is gearchiveerd. Haal de groep eerst terug.',
    'group.other_part': 'Iemand is in één groep docent of student, niet allebei.',
    'group.too_many': 'Een groep heeft hoogstens {{most}} mensen. Maak er een groep bij.',
  },
  labels: {
    year: 'Schooljaar',
    part: 'Rol',
    student_ids: 'Studenten',
    to_group_id: 'Naar groep',
    to_group: 'Nieuwe groep',
    archive: 'Archiveren',
    group_id: 'Groep',
  },
  words: {
    student: 'Student',
    no_levels: { not_applicable: 'Niet van toepassing', not_seen: 'Nog niet gezien' },
    open: 'open tot',
    expired: 'verlopen',
  },
};
export default texts;
