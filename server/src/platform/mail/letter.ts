/**
 * What a mail says, before it is laid out. The subject holds no name of a person, since phones show
 * it; that of the organisation comes before it.
 */
export type Letter = {
  subject: string;
  first_name: string;
  /** To readers addressed with 'u' in Dutch: clients, employers and care recipients. */
  formal?: boolean;
  before: readonly string[];
  button: { label: string; link: string };
  after: readonly string[];
};

/** What every mail needs to be laid out. */
export type Addressed = { first_name: string; link: string };

/** The words of one language, without what is the same in all of them. */
type Words = {
  subject: string;
  before: readonly string[];
  button: string;
  after?: readonly string[];
};

/** The mails of a feature in one language: a missing one does not compile. */
export type MailTexts<Mails> = { [Kind in keyof Mails]: (data: Mails[Kind]) => Words };

/** Until which day a link works, in words; a mail of an earlier release only knows for how long. */
export type Lasting = { days: number; until: string };

/** What is mailed about a trajectory, to the client or to the employer who pays for it. */
export type TrajectoryMail = Addressed &
  Lasting & {
    /** Whoever sends it. */
    counselor: string;
    organisation: string;
    client: string;
    /** Nobody reads about themselves in the third person. */
    to_client: boolean;
  };

export const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** Who is meant, to colleagues: a subject shows on the lock screen of a phone. */
export const initialsOf = (name = '') => {
  const letters = name.split(/[\s-]+/).flatMap((part) => part.match(/^\p{Lu}/u)?.[0] ?? []);
  return letters.length > 0 ? ` (${letters.map((letter) => `${letter}.`).join('')})` : '';
};
