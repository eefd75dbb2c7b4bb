const texts = {
  errors: {
    'file.too_large': 'Dit bestand is te groot. Het mag hoogstens {{megabytes}} MB zijn.',
    'diploma.not_utf8': 'Deze regel kunnen we niet lezen. Sla het bestand op als UTF-8.',
    'diploma.not_json':
      'Hier klopt de JSON niet. Kijk of er een komma, haakje of aanhalingsteken ontbreekt.',
    'diploma.empty': 'Er staat geen diploma in dit bestand.',
    'diploma.unknown_column': 'De kolom ‘{{name}}’ kennen we niet.',
    'diploma.double_column': 'De kolom ‘{{name}}’ staat er twee keer.',
    'diploma.no_column': 'De kolom ‘{{name}}’ ontbreekt.',
    'diploma.too_many_cells': 'Deze regel heeft meer cellen dan er kolommen zijn.',
    'diploma.another': 'hier staat iets anders dan hierboven; in een bestand past één diploma',
    'diploma.double': 'dit staat er al',
    'diploma.too_many': 'dit zijn er te veel, het maximum is {{most}}',
    'diploma.none': 'hier moet er minstens één staan',
    'diploma.taken':
      'Het diploma ‘{{title}}’ ({{level}}) bestaat al met deze editie. Geef een nieuwe versie een andere editie.',
    'diploma.no_dossier':
      'In deze pdf vinden we geen kwalificatiedossier met werkprocessen (B1-K1-W1). Kies het dossier zoals het is gepubliceerd.',
    'diploma.replaces_nothing': 'Dit diploma volgt geen eerdere editie op.',
    'diploma.same_twice': 'Een werkproces van de eerdere editie kan maar één keer worden gekozen.',
    'diploma.nobody_to_switch': 'Er zijn geen studenten meer die van de eerdere editie overgaan.',
    'diploma.archived':
      'Dit diploma is gearchiveerd. Er kan niemand meer voor worden ingeschreven.',
    'enrol.none': 'Vul minstens één e-mailadres in.',
    'enrol.too_many': 'Schrijf hoogstens {{most}} studenten tegelijk in.',
    'enrol.unknown':
      'Niemand is ingeschreven. Dit zijn geen studenten van deze organisatie: {{emails}}.',
    'enrol.unknown_many':
      'Niemand is ingeschreven. Dit zijn geen studenten van deze organisatie: {{emails}}, en nog {{more}} andere.',
    'enrol.evaluated':
      'Deze student heeft beoordelingen voor dit diploma en blijft daarom ingeschreven.',
  },
  labels: {
    emails: 'E-mailadressen',
    level: 'Niveau',
    qualification: 'Kwalificatie',
    replaces_id: 'Eerdere editie',
    pairs: 'Werkprocessen',
  },
};
export default texts;
