import type { Texts } from '../../platform/texts.ts';
import type nl from './admin.nl.ts';

export default {
  title: 'Administration',
  people: 'People',
  teams: 'Teams',
  organisations: 'Organisations',
  reference: 'Choice lists',
  diplomas: 'Diplomas',
  imports: 'Import',
  mails: 'Email',
  removed: 'Deleted',
  events: 'Log',
  system: 'System',
  archive: { title: 'Archive {{name}}?', yes: 'Archive', action: 'Archive {{name}}' },
  restore: { title: 'Bring back {{name}}?', yes: 'Bring back', action: 'Bring back {{name}}' },
} satisfies Texts<typeof nl>;
