import type { Language } from '@traject/contract/common/languages';
import type { StandardTag } from '@traject/contract/common/standardTags';
import type { TemplateFieldInput } from '@traject/contract/common/templateFields';
import type { PreviewInput } from '@traject/contract/documentTemplates';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findDetails, letterheadOf, logoOf } from '../organisations/organisations.service.ts';
import { readKnown } from './contents.ts';
import { titleOf, toLetter } from './richText/toLetter.ts';
import { inWords } from './standardValues.ts';
import { inOneLine } from './values.ts';

type Wanted = Omit<PreviewInput, 'organisation_id'> & { organisation_id: number; user: User };

/** What a document would look like, with example values. */
export async function previewTemplate(
  { pdf, clock, files }: World,
  db: Db,
  { name, contents, fields = [], organisation_id, user }: Wanted,
): Promise<FileAnswer> {
  const blocks = readKnown(contents, fields);
  const organisation = await findDetails(db, organisation_id);
  const { language } = organisation;
  const own = fields.map((field) => [field.name, exampleOf(field, language)] as const);
  const standard = standardExamples(language, today(clock), organisation.name);
  const values = new Map<string, string>([...Object.entries(standard), ...own]);
  const letterhead = letterheadOf(organisation, await logoOf(files, db, organisation_id));
  const letterBlocks = toLetter(blocks, values);
  const title = titleOf(letterBlocks) || organisation.name;
  const letter = { title, language, letterhead, blocks: letterBlocks };
  const bytes = await pdf.render('letter', letter, user.account_id);
  return pdfAnswer(bytes, { name, inline: true });
}

function exampleOf(
  { name, description, configuration = [] }: TemplateFieldInput,
  language: Language,
) {
  if (configuration.length === 0) return `[${description || name}]`;
  return inOneLine(
    configuration.slice(0, 2).map(({ text }) => text),
    language,
  );
}

const standardExamples = (
  language: Language,
  day: string,
  organisation: string,
): Record<StandardTag, string> => ({
  'client-name': 'Fatima El Amrani',
  'client-first-name': 'Fatima',
  'client-last-name': 'El Amrani',
  'client-date-of-birth': inWords('1984-03-12', language),
  'client-address': 'Kanaalstraat 12 A',
  'client-postal-code': '3531\u00a0CJ',
  'client-city': 'Utrecht',
  'client-email': 'f.elamrani@voorbeeld.example',
  'client-phone': '06 12 34 56 78',
  'counselor-name': 'Marieke de Vries',
  'counselor-email': 'm.devries@voorbeeld.example',
  'organisation-name': organisation,
  'contact-name': 'Pieter Hoekstra',
  'contact-email': 'p.hoekstra@voorbeeld.example',
  'contact-phone': '030 123 45 67',
  'registration-date': inWords(day, language),
  'intake-date': inWords(day, language),
  category: 'Tweede spoor',
  length: '9',
  today: inWords(day, language),
});
