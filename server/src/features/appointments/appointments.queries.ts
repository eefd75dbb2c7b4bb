import type { Appointment, Clash } from '@traject/contract/appointments';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { organisationsAt } from '../../platform/access/access.ts';
import type { Caller } from '../../platform/access/scope.ts';
import { isSeenBy } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';

/** The caller's records, one in each of their organisations. */
export type Me = readonly number[];

const shown = (db: Db, me: Me, isBusy: RawBuilder<boolean> = sql`false`) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('people as owner', 'owner.id', 'a.owner_id')
    .leftJoin('trajectories as t', 't.id', 'a.trajectory_id')
    .leftJoin('people as client', 'client.id', 't.client_id')
    .where('t.deleted_at', 'is', null)
    .select(({ ref }) => [
      ref('a.kind').$castTo<Appointment['kind']>().as('kind'),
      trajectory.as('trajectory'),
      owner.as('owner'),
      guests.as('guests'),
      series.as('series'),
      isBusy.as('is_busy'),
      part(me).as('part'),
    ])
    .select(['a.id', 'a.title', 'a.text', 'a.place', 'a.video_url', 'a.version'])
    .select([onClock('starts_at', 'YYYY-MM-DD').as('date')])
    .select([onClock('starts_at', 'HH24:MI').as('start'), onClock('ends_at', 'HH24:MI').as('end')])
    .select([moment('starts_at').$notNull().as('starts_at')])
    .select([moment('ends_at').$notNull().as('ends_at'), moment('cancelled_at').as('cancelled_at')])
    .orderBy('a.starts_at')
    .orderBy('a.id');

/** What the clock in the Netherlands shows. */
const onClock = (column: 'starts_at' | 'ends_at', format: string) =>
  sql<string>`to_char(${sql.ref(`a.${column}`)} at time zone 'Europe/Amsterdam', ${format})`;

const moment = (column: 'starts_at' | 'ends_at' | 'cancelled_at') =>
  sql<string | null>`to_json(${sql.ref(`a.${column}`)}) #>> '{}'`;

const trajectory = sql<Appointment['trajectory']>`case when t.id is not null then
  json_build_object('id', t.id, 'client', json_build_object('name', client.name)) end`;
const owner = sql<Appointment['owner']>`json_build_object('id', owner.id, 'name', owner.name)`;
const series = sql<Appointment['series']>`case when a.repeats is not null then
  json_build_object('every', a.repeats, 'until', a.repeats_until) end`;
const mail = sql`(select ${stateOfMail('l.mail_id')} from links l
  where l.appointment_guest_id = g.id and l.opened_by_name is null order by l.id desc limit 1)`;
const guests = sql<Appointment['guests']>`coalesce((
  select json_agg(json_build_object('id', g.id, 'party', g.party, 'person_id', g.person_id,
    'name', g.name, 'email', g.email, 'answer', g.answer, 'answer_text', g.answer_text,
    'answered_at', g.answered_at, 'mail', ${mail}) order by g.party, g.name, g.id)
  from appointment_guests g where g.appointment_id = a.id), '[]')`;

const isGuest = (me: Me) => sql<SqlBool>`exists (select from appointment_guests mine
  where mine.appointment_id = a.id and mine.person_id = any(${[...me]}::integer[]))`;
const part = (me: Me) => sql<Appointment['part']>`case
  when a.owner_id = any(${[...me]}::integer[]) then 'owner'
  when ${isGuest(me)} then 'guest' else 'reader' end`;
const isMine = (me: Me) =>
  sql<SqlBool>`(a.owner_id = any(${[...me]}::integer[]) or ${isGuest(me)})`;

export const listAppointments = (db: Db, trajectoryId: number, me: Me): Promise<Appointment[]> =>
  shown(db, me).where('a.trajectory_id', '=', trajectoryId).execute();

export const getAppointment = (db: Db, id: number, me: Me): Promise<Appointment> =>
  shown(db, me).where('a.id', '=', id).executeTakeFirstOrThrow(notFound);

/** Who looks, and what day it is. */
export type Looking = Caller & { today: string };
export type Period = { from: Date; to: Date };

export const meOf = ({ user }: Pick<Caller, 'user'>): Me => user.people.map(({ id }) => id);

const isUnseen = (looking: Looking) =>
  sql<boolean>`(a.trajectory_id is not null and not ${isSeenBy(looking, looking.today)})`;

/** Also the time of what the caller no longer sees, because they are not free then. */
export async function listMine(db: Db, looking: Looking, { from, to }: Period) {
  const me = meOf(looking);
  const rows = await shown(db, me, isUnseen(looking))
    .where('a.organisation_id', 'in', organisationsAt(looking))
    .where(isMine(me))
    .where('a.starts_at', '>=', from)
    .where('a.starts_at', '<', to)
    .execute();
  return rows
    .map((row): Appointment => (row.is_busy ? { ...row, ...untold } : row))
    .filter(({ is_busy, cancelled_at }) => !(is_busy && cancelled_at));
}

const untold = {
  trajectory: null,
  kind: 'other' as const,
  ...{ title: '', text: '', place: '', video_url: '' },
  guests: [],
  series: null,
};

type Wanted = Period & { except?: number | undefined };

/** Whoever said that they are not coming is free then. */
export async function listClashes(db: Db, looking: Looking, wanted: Wanted): Promise<Clash[]> {
  const me = meOf(looking);
  const rows = await shown(db, me, isUnseen(looking))
    .where('a.organisation_id', 'in', organisationsAt(looking))
    .where(isMine(me))
    .where('a.cancelled_at', 'is', null)
    .where('a.starts_at', '<', wanted.to)
    .where('a.ends_at', '>', wanted.from)
    // No appointment is longer than a day; it keeps the search short.
    .where('a.starts_at', '>', new Date(wanted.from.getTime() - 86_400_000))
    .$if(wanted.except !== undefined, (query) => query.where('a.id', '<>', wanted.except ?? 0))
    .execute();
  return rows
    .filter(({ guests }) => !guests.some((one) => isDeclined(one, me)))
    .map((row) => (row.is_busy ? { ...row, ...untold } : row));
}

const isDeclined = ({ person_id, answer }: Appointment['guests'][number], me: Me) =>
  answer === 'no' && person_id !== null && me.includes(person_id);
