import type nl from './groups.nl.ts';

const texts: typeof nl = {
  errors: {
    'group.name_taken':
      'There is a group with this name in this school year already. Choose another name.',
    'group.archived': 'This group is archived. Bring it back first.',
    'group.other_part': 'Within one group somebody is a teacher or a student, not both.',
    'group.too_many': 'A group has at most {{most}} people. Make another group.',
  },
  labels: {
    year: 'School year',
    part: 'Role',
    student_ids: 'Students',
    to_group_id: 'To group',
    to_group: 'New group',
    archive: 'Archive',
    group_id: 'Group',
  },
  words: {
    student: 'Student',
    no_levels: { not_applicable: 'Not applicable', not_seen: 'Not seen yet' },
    open: 'open until',
    expired: 'expired',
  },
};
export default texts;
