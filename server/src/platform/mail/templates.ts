import type { Language } from '@traject/contract/common/languages';
import { mailKinds } from '@traject/contract/mails';
import { traits } from '../../mails.ts';
import { texts } from '../../texts.ts';
import type { Addressed, Letter, MailTexts } from './letter.ts';
import { ordinary, type Traits } from './traits.ts';

export type TemplateName = keyof typeof traits;

export const templateNames = mailKinds;

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(traits, name);

export const traitsOf = (template: string): Traits =>
  isTemplate(template) ? traits[template] : ordinary;

export const inOfficeTime = templateNames.filter((name) => traitsOf(name).inOfficeTime);

/** From a row of mails, which only ever holds what `mail.send` was given with the right types. */
export function letterOf(row: { template: string; language: Language; data: unknown }): Letter {
  if (!isTemplate(row.template) || !row.data)
    throw new Error(`Nothing to write a mail ${row.template} from`);
  const mails: MailTexts<Record<TemplateName, never>> = texts[row.language].mails;
  const data = row.data as Addressed & Pick<Letter, 'formal' | 'calendar'>;
  const { subject, before, button, after = [], aside } = mails[row.template](row.data as never);
  const { formal = data.formal ?? false } = traits[row.template] as Traits;
  const { first_name, link, calendar } = data;
  const opens = link !== '' && { button: { label: button, link } };
  const more = { ...(aside && { aside }), ...(calendar && { calendar }) };
  return { subject, first_name, formal, before, ...opens, after, ...more };
}
