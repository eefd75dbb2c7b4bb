import type { Texts } from '../../platform/texts.ts';
import type nl from './next.nl.ts';

export default {
  title: 'What is next?',
  nothing: 'Everything was asked, shown and answered. There is nothing to do now.',
  answer: 'Give the student’s own view: {{name}}',
  target: 'Reach {{level}} by {{date}}: {{name}}',
  late: 'Target not reached in time ({{level}}, {{date}}): {{name}}',
  again: 'Ask again, as no answer came: {{name}}',
  show: 'Show what was done: {{name}}',
  ask_one: '{{count}} work process was never evaluated by anybody else',
  ask_other: '{{count}} work processes were never evaluated by anybody else',
  more_one: 'And {{count}} more thing after that.',
  more_other: 'And {{count}} more things after that.',
} satisfies Texts<typeof nl>;
