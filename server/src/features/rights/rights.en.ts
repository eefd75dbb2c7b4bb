import tasks from '@traject/contract/common/eventWords/tasks.en';
import trajectory from '@traject/contract/common/eventWords/trajectory.en';
import type nl from './rights.nl.ts';

const texts: typeof nl = {
  errors: {
    'rights.self': 'You cannot erase your own data. Ask another administrator.',
    'rights.open_trajectory':
      'This person still has a running trajectory. Complete or delete it first.',
    'rights.other_name': 'Type the name exactly as shown: {{name}}.',
  },
  labels: {
    trajectory_months: 'Retention of trajectories (months)',
    evaluation_months: 'Retention of evaluations (months)',
    mail_months: 'Retention of emails (months)',
    event_months: 'Retention of the log (months)',
  },
  words: {
    page: 'read-me.html',
    title: 'Data',
    intro: 'Everything this organisation keeps about you. Made on',
    files: 'Files',
    missing: 'this file can no longer be found',
    yes: 'yes',
    no: 'no',
    tables: {
      people: 'Who you are',
      memberships: 'Your role',
      imported_people: 'How you became known here',
      mails: 'Emails to you',
      events: 'What happened to your data',
      profiles: 'Profile',
      profile_references: 'References',
      profile_courses: 'Courses',
      profile_languages: 'Languages',
      profile_items: 'Skills and interests',
      profile_files: 'Files with your profile',
      experience: 'Work experience',
      client_studies: 'Studies',
      enrolments: 'Enrolments',
      evaluations: 'Evaluations',
      trajectories: 'Trajectories',
      trajectory_history: 'Course of your trajectory',
      note_versions: 'Earlier texts of notes',
      application_files: 'Attachments of applications',
      documents: 'Filled-in templates',
      trajectory_files: 'Documents',
      trajectory_file_versions: 'Versions of documents',
      trajectory_file_returns: 'Returned documents',
      approval_requests: 'Requests for approval',
      approval_request_versions: 'What those requests were about',
      invoice_rows: 'Rows of invoices',
      survey_answers: 'Your answers',
      reminders: 'Reminders that we sent',
      trajectory_members: 'Who worked on a trajectory',
      team_members: 'Your teams',
      access_requests: 'Requests for access to a trajectory',
      handovers: 'Trajectories handed over from or to you',
      ...tasks.lists,
      ...trajectory.lists,
    },
  },
};
export default texts;
