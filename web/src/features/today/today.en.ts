import type { Texts } from '../../platform/texts.ts';
import type nl from './today.nl.ts';

export default {
  title: 'Today',
  failed: 'This page could not be loaded',
  look: 'View',
  look_name: 'View for {{name}}',
  scopes: {
    label: 'Whose day',
    mine: 'My day',
    team: 'Team {{name}}',
    everyone: 'Everybody',
  },
  kinds: {
    intake: 'Intake',
    progress: 'Progress meeting',
    employer: 'Meeting with the employer',
    closing: 'Closing meeting',
    phone: 'Phone call',
    other: 'Appointment',
  },
  answers: {
    yes: '{{name}} is coming',
    no: '{{name}} cannot come',
    none: '{{name}} has not answered yet',
  },
  appointments: {
    title: 'Appointments',
    none: 'No appointments today',
    until: 'until {{end}}',
    join: 'Join',
    join_name: 'Join {{name}}',
  },
  tasks: {
    title: 'Tasks',
    add: 'Add a task',
    none: 'No tasks for today',
    none_text: 'What you have to do later appears here on the day itself.',
    tick: 'Tick off {{title}}',
    no_date: 'No date',
    today: 'Today',
    later: 'On {{date}}',
    late: 'Overdue: {{date}}',
  },
  arrivals: {
    title: 'Came in',
    none: 'Nothing new since yesterday',
    none_text: 'Answers from clients and employers appear here.',
    accepted: '{{who}} agrees to the trajectory',
    accepted_what: '{{who}} agrees to {{what}}',
    rejected: '{{who}} does not agree to the trajectory',
    rejected_what: '{{who}} does not agree to {{what}}',
    survey: '{{who}} filled in a survey',
    survey_what: '{{who}} filled in the survey {{what}}',
    returned: '{{who}} sent back a signed document',
    returned_what: '{{who}} sent back {{what}}, signed',
    task: '{{who}} did a task',
    task_what: '{{who}} did: {{what}}',
    reason: '“{{reason}}”',
  },
  questions: {
    review: 'Approval of the trajectory',
    document: 'Document',
    survey: 'Survey',
    task: 'Task',
  },
  waiting: {
    title: 'Waiting too long',
    none: 'Nothing is waiting too long',
    none_text: 'What waits too long for an answer or for contact appears here.',
    resend: 'Send again',
    resend_name: 'Send {{what}} again for {{name}}',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    late: {
      title: 'Overdue',
      row: '{{what}}: due on {{date}}, not done yet',
    },
    opened: {
      title: 'Opened, not decided',
      row: '{{what}}: opened on {{date}} by {{who}}',
    },
    ending: {
      title: 'Link ends soon',
      row: '{{what}}: {{who}} can answer until {{date}}',
    },
    quiet: {
      title: 'No contact for a long time',
      row: 'Last contact on {{date}}',
    },
    slow: {
      title: 'In the same state for a long time',
      row: '{{state}} since {{date}}',
    },
  },
  notify: {
    today: {
      resend_success: 'The email has been sent again.',
      resend_error: 'The email has not been sent.',
    },
  },
} satisfies Texts<typeof nl>;
