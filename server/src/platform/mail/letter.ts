import type { Language } from '@traject/contract/common/languages';

/** What a mail says, before it is laid out. The subject holds no personal data: phones show it. */
export type Letter = {
  subject: string;
  first_name: string;
  before: readonly string[];
  button: { label: string; link: string };
  after: readonly string[];
};

/** One mail in every language, all from the same data. */
export type Template<Data> = Record<Language, (data: Data) => Letter>;

export const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
