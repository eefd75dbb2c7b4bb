import type { Language } from '@traject/contract/common/languages';

/**
 * What a mail says, before it is laid out. The subject holds no name of a person, since phones show
 * it; that of the organisation comes before it.
 */
export type Letter = {
  subject: string;
  first_name: string;
  /** To who is addressed with 'u' in Dutch: clients, employers and care recipients. */
  formal?: boolean;
  before: readonly string[];
  button: { label: string; link: string };
  after: readonly string[];
};

/** One mail in every language, all from the same data. */
export type Template<Data> = Record<Language, (data: Data) => Letter>;

export const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** Until which day a link works, in words; a mail of an earlier release only knows for how long. */
export type Lasting = { days: number; until: string };

export const lasting: Record<Language, (time: Lasting) => string> = {
  nl: ({ days, until }) => (until ? `tot ${until}` : counted(days, 'dag', 'dagen')),
  en: ({ days, until }) => (until ? `until ${until}` : `for ${counted(days, 'day', 'days')}`),
};

/** Who is meant, to colleagues: a subject shows on the lock screen of a phone. */
export const initialsOf = (name = '') => {
  const letters = name.split(/[\s-]+/).flatMap((part) => part.match(/^\p{Lu}/u)?.[0] ?? []);
  return letters.length > 0 ? ` (${letters.map((letter) => `${letter}.`).join('')})` : '';
};
