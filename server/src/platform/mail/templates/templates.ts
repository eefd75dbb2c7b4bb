import type { Language } from '@traject/contract/common/languages';
import type { Letter, Template } from '../letter.ts';
import { activate } from './activate.ts';
import { alreadyRegistered } from './alreadyRegistered.ts';
import { passwordChanged } from './passwordChanged.ts';
import { reset } from './reset.ts';

/** Every mail there is. The names are in the table mails, so they stay once used. */
const templates = {
  activate,
  'already-registered': alreadyRegistered,
  reset,
  'password-changed': passwordChanged,
};

export type TemplateName = keyof typeof templates;
export type MailData = { [T in TemplateName]: Parameters<(typeof templates)[T][Language]>[0] };

export const templateNames = Object.keys(templates) as TemplateName[];

/** From a row of mails, which only ever holds what `mail.send` was given with the right types. */
export function letterOf(row: { template: string; language: string; data: unknown }): Letter {
  const template: Template<never> | undefined = templates[row.template as TemplateName];
  if (!template || !row.data) throw new Error(`Nothing to write a mail ${row.template} from`);
  return template[row.language as Language](row.data as never);
}
