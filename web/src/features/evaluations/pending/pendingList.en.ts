import type { Texts } from '../../../platform/texts.ts';
import type nl from './pendingList.nl.ts';

export default {
  student: 'Student',
  diploma: 'Diploma',
  qualification: 'Qualification',
  role: 'Role',
  expires: 'Up to and including',
  actions: 'Actions',
  view: 'Evaluate {{title}} of {{name}}',
  empty: 'No pending evaluations',
  empty_text: 'When a student asks for your opinion, it is listed here.',
  search: 'Search by student',
  by: 'Group by',
  ungrouped: 'Not grouped',
  grouping: { student: 'By student', process: 'By work process' },
  all_roles: 'All roles',
  all_diplomas: 'All diplomas',
  first_one: 'Up to and including {{date}}',
  first_other: 'The first up to and including {{date}}',
  none_found: 'Nothing found',
  none_found_text: 'No pending evaluation matches. Choose differently or clear the search.',
} satisfies Texts<typeof nl>;
