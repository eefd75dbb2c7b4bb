import type { Language } from '@traject/contract/common/languages';
import type { Lasting } from '../letter.ts';

/** What is mailed about a trajectory, to the client or to who pays for it. */
export type TrajectoryMail = Lasting & {
  first_name: string;
  link: string;
  /** Whoever sends it. */
  counselor: string;
  organisation: string;
  client: string;
  /** Nobody reads of themselves in the third person. */
  to_client: boolean;
};

type About = Pick<TrajectoryMail, 'client' | 'to_client'>;

export const whose: Record<Language, (about: About) => string> = {
  nl: ({ client, to_client }) => (to_client ? 'uw traject' : `het traject van ${client}`),
  en: ({ client, to_client }) => (to_client ? 'your trajectory' : `the trajectory of ${client}`),
};
