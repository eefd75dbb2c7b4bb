/** What is said to admins: about people, lists, files to import and the first start. */
const texts = {
  'person.self': 'Je kunt jezelf niet buitensluiten.',
  'person.last_admin':
    'Dit is de laatste beheerder van de organisatie. Maak eerst iemand anders beheerder.',
  'person.has_trajectories':
    'Deze persoon heeft hier trajecten en blijft daarom cliënt. Een verwijderd traject telt nog dertig dagen mee.',
  'person.has_open_trajectories':
    'Deze persoon heeft nog lopende trajecten. Geef die eerst aan een andere adviseur.',
  'person.has_enrolments':
    'Deze student is nog ingeschreven voor een diploma. Schrijf de student eerst uit.',
  'person.has_evaluations':
    'Deze persoon heeft nog openstaande beoordelingen. Trek die eerst in, of wacht tot ze gedaan zijn.',
  'person.deactivated': 'Deze persoon heeft geen toegang meer. Geef die eerst terug.',
  'person.already': 'Deze persoon heeft deze rol al in de organisatie.',
  'person.activated': 'Deze persoon heeft het account al geactiveerd.',
  'person.nowhere': 'Geef deze persoon eerst een rol in een organisatie.',
  'person.not_invited': 'Stuur eerst een uitnodiging. Daarna kun je er een link bij maken.',
  'person.gone': 'Dit account is net verwijderd. Probeer het opnieuw.',
  'rights.self': 'Je kunt je eigen gegevens niet wissen. Vraag dat aan een andere beheerder.',
  'rights.open_trajectory':
    'Deze persoon heeft nog een lopend traject. Rond dat eerst af, of verwijder het.',
  'rights.other_name': 'Typ de naam zoals hij er staat: {{name}}.',
  'mails.sent': 'Deze e-mail is al verstuurd.',
  'mails.waiting': 'Deze e-mail wacht al op verzending.',
  'mails.wiped': 'Wat er in deze e-mail stond, is gewist. Stuur een nieuwe.',
  'mails.dead_link':
    'De link in deze e-mail werkt niet meer. Stuur een nieuwe vanaf de plek waar hij verstuurd was.',
  'diploma.archived': 'Dit diploma is gearchiveerd. Er kan niemand meer voor worden ingeschreven.',
  'enrol.none': 'Vul minstens één e-mailadres in.',
  'enrol.too_many': 'Schrijf hoogstens {{most}} studenten tegelijk in.',
  'enrol.unknown':
    'Niemand is ingeschreven. Dit zijn geen studenten van deze organisatie: {{emails}}.',
  'enrol.unknown_many':
    'Niemand is ingeschreven. Dit zijn geen studenten van deze organisatie: {{emails}}, en nog {{more}} andere.',
  'enrol.evaluated':
    'Deze student heeft beoordelingen voor dit diploma en blijft daarom ingeschreven.',
  'table.unreadable': 'We kunnen dit bestand niet lezen. Sla het opnieuw op als xlsx of csv.',
  'import.empty':
    'Er staan geen personen in dit bestand. De eerste regel zegt wat de kolommen zijn.',
  'import.too_many': 'Er staan te veel personen in dit bestand. Hoogstens {{most}} kan.',
  'import.no_column': 'De kolom ‘{{name}}’ ontbreekt.',
  'import.double_column': 'De kolom ‘{{name}}’ staat er twee keer.',
  'import.double': 'Dit e-mailadres staat ook op rij {{row}}.',
  'import.row': 'Rij {{row}}:',
  'import.changed':
    'Iemand in dit bestand heeft ondertussen een account gekregen. Bekijk het bestand opnieuw.',
  'import.undone': 'Deze import is al ongedaan gemaakt.',
  'import.hanging':
    'Dit kan niet meer: er is al meer vastgelegd van wie met deze import kwam. Aantal personen: {{total}}, onder wie {{name}}.',
  'import.gender': 'Geslacht: vul man, vrouw of anders in, of m, v of x.',
  'import.students_only': 'Alleen studenten kun je inschrijven en uitnodigen.',
  'student.type_mismatch':
    'Dit e-mailadres hoort bij iemand van jullie organisatie die geen student is.',
  'reference.double': '‘{{name}}’ staat al in deze lijst.',
  'reference.code_taken': 'De code ‘{{code}}’ is al in gebruik. Kies een andere.',
  'reference.too_many': 'Een lijst kan hoogstens {{most}} regels hebben.',
  'reference.other_items':
    'De lijst is ondertussen gewijzigd. Kijk wat er nu in staat en kies de volgorde opnieuw.',
};
export default texts;
