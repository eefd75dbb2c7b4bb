import type { Calendar } from '../../platform/calendar/ics.ts';
import type { Addressed } from '../../platform/mail/letter.ts';
import { day, type MailTraits, ordinary } from '../../platform/mail/traits.ts';

/** What a guest is told; clients and employers are addressed differently from colleagues. */
type Told = Addressed & {
  formal: boolean;
  /** Whose appointment it is, and who is asked about it. */
  owner_id: number;
  owner: string;
  organisation: string;
  title: string;
  when: string;
  /** How many times more, in a series. */
  more: number;
  place: string;
  video_url: string;
  text: string;
  /** Left out for the client, who knows whom it is about. */
  client?: string;
  calendar?: Calendar;
};

export type AppointmentsMails = {
  'appointment-asked': Told;
  'appointment-changed': Told & { asks: boolean };
  'appointment-cancelled': Told;
  'appointment-answered': Addressed & {
    who: string;
    title: string;
    when: string;
    said: string;
    /** Told before that they were not coming, and now are. */
    comes?: true;
    client?: string;
  };
};

const ofOwner = { ...ordinary, minutes: 7 * day, signedBy: 'owner' } as const;

export const appointmentsMails: MailTraits<AppointmentsMails> = {
  'appointment-asked': ofOwner,
  'appointment-changed': ofOwner,
  'appointment-cancelled': ofOwner,
  'appointment-answered': ordinary,
};
