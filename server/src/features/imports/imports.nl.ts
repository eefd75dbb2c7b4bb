const texts = {
  errors: {
    'import.empty':
      'Er staan geen personen in dit bestand. De eerste regel zegt wat de kolommen zijn.',
    'import.too_many': 'Er staan te veel personen in dit bestand. Het maximum is {{most}}.',
    'import.no_column': 'De kolom ‘{{name}}’ ontbreekt.',
    'import.double_column': 'De kolom ‘{{name}}’ staat er twee keer.',
    'import.double': 'Dit e-mailadres staat ook op rij {{row}}.',
    'import.row': 'Rij {{row}}:',
    'import.changed':
      'Iemand in dit bestand heeft ondertussen een account gekregen. Bekijk het bestand opnieuw.',
    'import.undone': 'Deze import is al ongedaan gemaakt.',
    'import.hanging':
      'Dit kan niet meer: er is al meer vastgelegd over mensen uit deze import. Aantal personen: {{total}}, onder wie {{name}}.',
    'import.gender': 'Geslacht: vul man, vrouw of anders in, of m, v of x.',
    'import.students_only': 'Alleen studenten kun je inschrijven en uitnodigen.',
    'student.type_mismatch':
      'Dit e-mailadres hoort bij iemand van jullie organisatie die geen student is.',
  },
  labels: {
    kind: 'Soort',
    invite: 'Uitnodigen',
  },
};
export default texts;
