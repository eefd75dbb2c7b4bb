import type { Texts } from '../../platform/texts.ts';
import type nl from './evaluations.nl.ts';

export default {
  students: {
    title: 'Students',
    search: 'Search by name',
    diplomas: 'Diplomas',
    no_diplomas: 'No diploma yet',
    actions: 'Actions',
    view: 'Evaluations of {{name}}',
    chart: 'Chart of {{name}}',
    empty: 'No students yet',
    empty_text: 'The students that you may evaluate or follow are listed here.',
    to_trajectories: 'Go to the trajectories',
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
    student: 'Student',
    diploma: 'Diploma',
    qualification: 'Qualification',
    role: 'Role',
    expires: 'Evaluate before',
    actions: 'Actions',
    view: 'Evaluate {{title}} of {{name}}',
    empty: 'No pending evaluations',
    empty_text: 'When a student asks for your opinion, it is listed here.',
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
