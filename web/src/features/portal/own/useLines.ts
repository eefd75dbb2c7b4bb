import { dayInWords, formatPeriod } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Kind } from './fields.ts';
import type { OwnRecord } from './own.api.ts';

/** What a line of a list says: first what it is called. */
export function useLines(kind: Kind, record: OwnRecord): string[] {
  const { t } = useTranslation();
  const said = record as Record<string, string>;
  const nameIn = (name: string) => (record[name] as { name: string }).name;
  const period = () =>
    formatPeriod(said.start_date ?? '', record.current_position ? t('own.now') : endOf(record));
  const lines: Record<Kind, () => (string | undefined)[]> = {
    experience: () => [said.function_title, `${said.company_name}, ${said.city}`, period()],
    studies: () => [
      said.study_name || nameIn('study'),
      `${said.institute_name}, ${nameIn('study_level')}`,
      period(),
    ],
    skills: () => [said.name],
    languages: () => [
      said.name,
      t('own.marks', { speak: said.speak, read: said.read, write: said.write }),
    ],
    applications: () => [said.vacancy, said.company, dayInWords(said.date ?? '')],
  };
  return lines[kind]().map((line) => line ?? '');
}

const endOf = ({ end_date }: OwnRecord) => (typeof end_date === 'string' ? end_date : null);
