import { createHash } from 'node:crypto';
import { abilitiesOf } from '@traject/contract/common/access';
import { whySees } from '@traject/contract/common/visibility';
import type { Link } from '../../platform/access/links.ts';
import { staffOf } from '../../platform/access/readers.ts';
import { type CalendarEvent, icsOf } from '../../platform/calendar/ics.ts';
import { icsAnswer, sameIcs } from '../../platform/calendar/icsAnswer.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { placeForColleague, titleForColleague } from '../appointments/appointments.service.ts';
import { listFeed, versionOfFeed } from './calendar.queries.ts';

const day = 86_400_000;
const past = 90 * day;
const coming = 400 * day;

type Staff = Awaited<ReturnType<typeof staffOf>>[number];
type Row = Awaited<ReturnType<typeof listFeed>>[number];

type Asked = { link: Link; tag: string | undefined };

/**
 * Outside programs keep what they fetch, so it tells no more than when, where and of whom. They ask
 * every hour: one that has this very version is told so, without writing it once more.
 */
export async function readFeed(world: World, db: Db, { link, tag }: Asked) {
  const { person_id, organisation_id } = link;
  const [owner] = await staffOf(db, organisation_id ?? 0, person_id ?? 0);
  if (!owner || !abilitiesOf(owner.types).includes('trajectories')) throw deadLink();
  const now = world.clock();
  const period = { from: new Date(now.getTime() - past), to: new Date(now.getTime() + coming) };
  const day = today(world.clock);
  const etag = tagOf(await versionOfFeed(db, owner.id, period), owner, day);
  if (tag === etag) return sameIcs(etag);
  const rows = await listFeed(db, owner.id, period);
  const seen = rows.filter((row) => isSeen(row, owner, day));
  const events = seen.map((row) => eventOf(world, row, owner));
  const calendar = { method: 'PUBLISH', name: 'Traject', events } as const;
  const answer = icsAnswer(icsOf(calendar, now), 'traject');
  return { ...answer, headers: { ...answer.headers, etag } };
}

/** Also by the day and by what the owner may do, which decide what is seen. */
const tagOf = (version: string, owner: Staff, day: string) =>
  `"${createHash('sha256')
    .update(JSON.stringify([version, owner, day]))
    .digest('base64url')}"`;

function isSeen({ trajectory_id, counselor_id, members }: Row, owner: Staff, day: string) {
  if (!trajectory_id) return true;
  const whys = whySees(owner, { counselor_id: counselor_id ?? 0, members }, day);
  return whys.some((why) => why !== 'finance');
}

/** Each time is an event of its own: what was moved or cancelled needs no rule then. */
function eventOf({ address }: World, row: Row, { language }: Staff): CalendarEvent {
  const { client, calendar_names, trajectory_id } = row;
  const about = { client: client === null ? null : { name: client }, calendar_names };
  return {
    uid: `${row.id}-${row.uid}`,
    sequence: row.sequence,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    summary: titleForColleague(row, language, about),
    location: placeForColleague(row, about),
    ...(row.place && row.video_url && { description: row.video_url }),
    url: address(trajectory_id ? `/trajectories/${trajectory_id}` : '/agenda'),
    cancelled: row.cancelled_at !== null,
    stamp: (row.updated_at ?? row.created_at).toISOString(),
  };
}
