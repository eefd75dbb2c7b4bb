import type { Ability } from '@traject/contract/common/access';
import type { TextKey } from './texts.ts';

type Door = {
  to: string;
  label: TextKey;
  ability?: Ability;
  /** Those who may do this have it behind another door. */
  unless?: Ability;
  /** Only for those who teach a group. */
  teachers?: true;
  /** Of no use to those who meet no students. */
  students?: true;
};

/** The menu, in its order: a door is there for those who may use what is behind it. */
export const doors = [
  { to: '/today', label: 'menu.today', ability: 'trajectories' },
  { to: '/trajectories', label: 'menu.trajectories', ability: 'invoicing' },
  { to: '/evaluation-students', label: 'shell.menu.students', students: true },
  { to: '/groups', label: 'menu.groups', teachers: true, unless: 'groups' },
  { to: '/pending-evaluations', label: 'shell.menu.pending', students: true },
  { to: '/profile', label: 'menu.profile', ability: 'profile' },
  { to: '/survey-templates', label: 'menu.survey_templates', ability: 'templates' },
  { to: '/document-templates', label: 'menu.document_templates', ability: 'templates' },
  { to: '/invoices', label: 'menu.invoices', ability: 'invoiceSettings' },
  {
    to: '/invoicing',
    label: 'menu.invoicing',
    ability: 'invoiceSettings',
    unless: 'administration',
  },
  { to: '/admin', label: 'menu.admin', ability: 'administration' },
  { to: '/outbox', label: 'shell.menu.outbox', ability: 'outbox' },
] as const satisfies Door[];
