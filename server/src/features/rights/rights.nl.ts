import tasks from '@traject/contract/common/eventWords/tasks.nl';
import trajectory from '@traject/contract/common/eventWords/trajectory.nl';

const texts = {
  errors: {
    'rights.self': 'Je kunt je eigen gegevens niet wissen. Vraag dat aan een andere beheerder.',
    'rights.open_trajectory':
      'Deze persoon heeft nog een lopend traject. Rond dat eerst af, of verwijder het.',
    'rights.other_name': 'Typ de naam zoals hij er staat: {{name}}.',
  },
  labels: {
    trajectory_months: 'Bewaartermijn van trajecten (maanden)',
    evaluation_months: 'Bewaartermijn van beoordelingen (maanden)',
    mail_months: 'Bewaartermijn van mails (maanden)',
    event_months: 'Bewaartermijn van het logboek (maanden)',
  },
  words: {
    /** The page to start with. */
    page: 'lees-mij.html',
    title: 'Gegevens',
    intro: 'Alles wat deze organisatie van u bewaart. Gemaakt op',
    files: 'Bestanden',
    missing: 'dit bestand is niet meer te vinden',
    yes: 'ja',
    no: 'nee',
    tables: {
      people: 'Wie u bent',
      memberships: 'Uw rol',
      imported_people: 'Hoe u hier bekend werd',
      mails: 'Mails aan u',
      events: 'Wat er met uw gegevens gebeurde',
      profiles: 'Profiel',
      profile_references: 'Referenties',
      profile_courses: 'Cursussen',
      profile_languages: 'Talen',
      profile_items: 'Vaardigheden en interesses',
      profile_files: 'Bestanden bij uw profiel',
      experience: 'Werkervaring',
      client_studies: 'Opleidingen',
      enrolments: 'Inschrijvingen',
      evaluations: 'Beoordelingen',
      trajectories: 'Trajecten',
      trajectory_history: 'Verloop van uw traject',
      note_versions: 'Eerdere teksten van notities',
      application_files: 'Bijlagen bij sollicitaties',
      documents: 'Ingevulde sjablonen',
      trajectory_files: 'Documenten',
      trajectory_file_versions: 'Versies van documenten',
      trajectory_file_returns: 'Teruggestuurde documenten',
      approval_requests: 'Vragen om akkoord',
      approval_request_versions: 'Wat er bij die vragen hoorde',
      invoice_rows: 'Regels van facturen',
      survey_answers: 'Uw antwoorden',
      reminders: 'Herinneringen die wij stuurden',
      trajectory_members: 'Wie meewerkte aan een traject',
      team_members: 'Uw teams',
      access_requests: 'Verzoeken om toegang tot een traject',
      handovers: 'Trajecten die van of naar u zijn overgedragen',
      ...tasks.lists,
      ...trajectory.lists,
    },
  },
};
export default texts;
