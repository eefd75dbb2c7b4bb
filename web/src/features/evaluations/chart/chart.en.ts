import type { Texts } from '../../../platform/texts.ts';
import type nl from './chart.nl.ts';

export default {
  title: 'Level per work process',
  back: 'Students',
  own_back: 'My evaluations',
  page: 'Chart',
  compare: 'Compare',
  failed: 'The chart could not be loaded',
  described: 'Radar chart of {{count}} work processes. {{levels}}.',
  point: '{{number}} {{level}}',
  judgements: 'Evaluations',
  rule: 'The latest one by somebody else counts',
  number: 'No.',
  work_process: 'Work process',
  level: 'Level',
  evaluator: 'Evaluator',
  core_tasks: 'Core tasks and work processes',
  empty: 'No work processes yet',
  empty_text: 'Once the diploma has work processes, they appear in this chart.',
  notify: { chart: { not_found: 'We cannot find the chart of diploma {{id}}.' } },
} satisfies Texts<typeof nl>;
