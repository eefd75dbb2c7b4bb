import type { Texts } from '../../platform/texts.ts';
import type nl from './studentReaders.nl.ts';

export default {
  why: {
    student: 'The student',
    teacher: 'Teachers of a group: see the levels and the chart',
    evaluator: 'Evaluators',
    asker: 'Asked for an evaluation and see it until it is answered',
    coordinator: 'Coordinators: see everything',
    admin: 'Administrators: see everything',
  },
  sights: {
    name: '{{roles}}: only the name, because the time is over',
    process: '{{roles}}: only the work process',
    profile: '{{roles}}: also the profile',
    chart: '{{roles}}: also the chart',
    both: '{{roles}}: also the profile and the chart',
  },
} satisfies Texts<typeof nl>;
