const texts = {
  errors: {
    'evaluation.expired': 'De tijd voor deze beoordeling is voorbij. Vraag zo nodig om een nieuwe.',
    'evaluation.not_yours':
      'Deze beoordeling is aan iemand anders gevraagd. Je kunt die alleen lezen.',
    'evaluation.done':
      'Deze beoordeling is al opgeslagen op {{when}}, met als antwoord ‘{{level}}’. Er is niets gewijzigd.',
    'evaluation.kept': 'Deze beoordeling is al gegeven en blijft bewaard.',
    'evaluation.not_asked_by_you':
      'Iemand anders heeft om deze beoordeling gevraagd. Alleen die persoon of een coördinator kan dat wijzigen of intrekken.',
    'evaluation.own_without_email':
      'Voor het eigen oordeel van de student is geen e-mailadres nodig.',
    'evaluation.own_email':
      'Dit is het e-mailadres van de student zelf. Kies daarvoor de rol ‘Mijn oordeel’.',
    'evaluation.own_role':
      'Je beoordeelt deze student als leraar. Vraag iemand anders om een oordeel in een andere rol.',
    'evaluation.no_teacher':
      'Dit e-mailadres is niet van een leraar van je school. Vraag je school om het juiste adres.',
    'evaluation.deactivated':
      'Het account met dit e-mailadres is gesloten. Vraag iemand anders om een beoordeling.',
    'evaluation.unknown_email':
      'We kennen dit e-mailadres nog niet. Vul ook de voornaam en de achternaam in.',
    'evaluation.not_expired':
      'Deze beoordeling is niet verlopen. Opnieuw vragen kan pas als de tijd voorbij is.',
    'evaluation.asked_already': 'Hierom is al gevraagd, en het wacht nog op antwoord: {{names}}.',
  },
  labels: {
    work_process_ids: 'Werkprocessen',
    role: 'Rol',
    score: 'Niveau',
    comments: 'Opmerkingen',
    filter: 'Filter',
    starter: 'Starter',
    advanced: 'Gevorderd',
    professional: 'Professional',
    not_applicable: 'Niet van toepassing hier',
    not_seen: 'Nog niet gezien',
  },
  words: {
    roles: {
      teacher: 'Leraar',
      mentor: 'Begeleider',
      coach: 'Coach',
      recipient: 'Zorgvrager',
      student: 'Student zelf',
      other_student: 'Medestudent',
    },
  },
};
export default texts;
