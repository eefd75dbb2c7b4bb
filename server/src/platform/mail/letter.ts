import type { Calendar } from '../calendar/ics.ts';

/**
 * What a mail says, before it is laid out. The subject contains no person's name, because phones
 * show it; the organisation's name is put in front.
 */
export type Letter = {
  subject: string;
  first_name: string;
  /** For readers addressed with 'u' in Dutch: clients, employers and care recipients. */
  formal?: boolean;
  before: readonly string[];
  /** Without one there is nothing to open. */
  button?: { label: string; link: string };
  after: readonly string[];
  /** Another way, for the few who want it. */
  aside?: Aside;
  /** What the reader's calendar takes up from it. */
  calendar?: Calendar;
};

type Aside = { words: string; link: string };

/** What every mail needs to be laid out; the link is empty where there is nothing to open. */
export type Addressed = {
  first_name: string;
  link: string;
  /** When what it is about has ended: after that it is not sent. */
  ends?: string;
};

/** The words of one language, without what is the same in all of them. */
type Words = {
  subject: string;
  before: readonly string[];
  button: string;
  after?: readonly string[];
  aside?: Aside | undefined;
};

/** The mails of a feature in one language: a missing one does not compile. */
export type MailTexts<Mails> = { [Kind in keyof Mails]: (data: Mails[Kind]) => Words };

/** The last day a link works, in words; mails from an earlier release only know for how long. */
export type Lasting = { days: number; until: string };

/** Mails about a trajectory, to the client or to the employer who pays for it. */
export type TrajectoryMail = Addressed &
  Lasting & {
    /** The sender. */
    counselor: string;
    organisation: string;
    client: string;
    /** Nobody reads about themselves in the third person. */
    to_client: boolean;
  };

/** A mail has paragraphs and no lines: each line that somebody typed is one. */
export const linesOf = (words: string) => words.split('\n').flatMap((line) => line.trim() || []);

export const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** Initials, for colleagues: a subject shows on the lock screen of a phone. */
export const initialsOf = (name = '') => {
  const letters = name.split(/[\s-]+/).flatMap((part) => part.match(/^\p{Lu}/u)?.[0] ?? []);
  return letters.length > 0 ? ` (${letters.map((letter) => `${letter}.`).join('')})` : '';
};
