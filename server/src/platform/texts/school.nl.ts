/** What is said about evaluations, diplomas, and what students write of themselves. */
const texts = {
  'csv.line': 'Kijk in het bestand op regel {{line}}.',
  'csv.too_wide': 'Er zijn te veel kolommen: hoogstens 200.',
  'csv.quotes':
    'Een aanhalingsteken (") klopt hier niet: de cel wordt niet gesloten, of er staat nog tekst achter.',
  'diploma.not_utf8': 'Deze regel kunnen we niet lezen. Sla het bestand op als UTF-8.',
  'diploma.not_json':
    'Hier klopt de JSON niet. Kijk of er een komma, haakje of aanhalingsteken mist.',
  'diploma.empty': 'Er staat geen diploma in dit bestand.',
  'diploma.unknown_column': 'De kolom ‘{{name}}’ kennen we niet.',
  'diploma.double_column': 'De kolom ‘{{name}}’ staat er twee keer.',
  'diploma.no_column': 'De kolom ‘{{name}}’ ontbreekt.',
  'diploma.too_many_cells': 'Deze regel heeft meer cellen dan er kolommen zijn.',
  'diploma.another': 'hier staat iets anders dan hierboven; een bestand is één diploma',
  'diploma.double': 'dit staat er al',
  'diploma.too_many': 'dit zijn er te veel, hoogstens {{most}} kan',
  'diploma.none': 'hier ontbreekt er minstens één',
  'diploma.taken':
    'Het diploma ‘{{title}}’ ({{level}}) is er al met deze editie. Geef een nieuwe versie een andere editie.',
  'evaluation.expired': 'De tijd voor deze beoordeling is voorbij. Vraag zo nodig om een nieuwe.',
  'evaluation.not_yours':
    'Deze beoordeling is aan iemand anders gevraagd. Je kunt haar alleen lezen.',
  'evaluation.done':
    'Deze beoordeling is al opgeslagen op {{when}}, met niveau ‘{{level}}’. Er is niets gewijzigd.',
  'evaluation.kept': 'Deze beoordeling is al gegeven en blijft bewaard.',
  'evaluation.not_asked_by_you':
    'Deze beoordeling heeft iemand anders gevraagd. Alleen die persoon of een coördinator kan haar intrekken.',
  'evaluation.own_without_email':
    'Voor het eigen oordeel van de student is geen e-mailadres nodig.',
  'evaluation.own_email':
    'Dit is het e-mailadres van de student zelf. Kies daarvoor de rol ‘Mijn oordeel’.',
  'evaluation.no_teacher':
    'Dit e-mailadres is niet van een leraar van je school. Vraag je school om het juiste adres.',
  'evaluation.deactivated':
    'Het account met dit e-mailadres is gestopt. Vraag iemand anders om een beoordeling.',
  'evaluation.unknown_email':
    'We kennen dit e-mailadres nog niet. Vul ook de voornaam en de achternaam in.',
  'evaluation.asked_already': 'Hierom is al gevraagd, en het wacht nog op antwoord: {{names}}.',
  'profile.full': 'Deze lijst is vol: er passen hoogstens {{most}} in. Haal er eerst een weg.',
};
export default texts;
