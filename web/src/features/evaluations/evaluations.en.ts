import type { Texts } from '../../platform/texts.ts';
import type nl from './evaluations.nl.ts';

export default {
  students: {
    title: 'Students',
    ask: 'Ask for evaluations',
    by_group: 'Choose a group',
    search: 'Search by name',
    diplomas: 'Diplomas',
    no_diplomas: 'No diploma yet',
    actions: 'Actions',
    view: 'Evaluations of {{name}}',
    chart: 'Chart of {{name}}',
    open_one: 'Somebody is waiting for your view.',
    open_other: '{{count}} evaluations are waiting for you.',
    to_open_one: 'Go to the evaluation',
    to_open_other: 'Go to the evaluations',
    empty: 'No students yet',
    empty_text: 'The students that you may evaluate or follow are listed here.',
    none_found: 'No student found',
    none_found_text: 'Nobody has this name. Check the name or clear the search field.',
    error: 'The students could not be loaded',
  },
  charts: {
    title: 'Charts of {{name}}',
    level: 'level {{level}}',
    open: 'Chart of {{title}}',
    none: 'Not evaluated yet',
  },
  pending: {
    title: 'Pending evaluations',
    error: 'The evaluations could not be loaded',
  },
  role: {
    teacher: 'Teacher',
    mentor: 'Mentor',
    coach: 'Coach',
    recipient: 'Care recipient',
    student: 'My opinion',
    other_student: 'Fellow student',
  },
} satisfies Texts<typeof nl>;
