import type { MailState } from '@traject/contract/common/mailState';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type StateName = MailState['state'];
type Condition = { holds: RawBuilder<SqlBool>; says: RawBuilder<unknown> };

/** For a query over mails under an alias; the first condition that holds is the state of a mail. */
const conditions = (mail: string): Record<StateName, Condition> => {
  const column = (name: string) => sql.ref(`${mail}.${name}`);
  return {
    sent: { holds: sql`${column('sent_at')} is not null`, says: sql`'at', ${column('sent_at')}` },
    refused: {
      holds: sql`${column('refused_at')} is not null`,
      says: sql`'at', ${column('refused_at')}, 'code', ${column('refused_code')}`,
    },
    too_old: {
      holds: sql`${column('good_until')} <= now()`,
      says: sql`'at', ${column('good_until')}`,
    },
    waiting: { holds: sql`true`, says: sql`'code', ${column('failed_code')}` },
  };
};

export const mailState = (mail: string) =>
  sql<MailState>`case ${sql.join(
    Object.entries(conditions(mail)).map(
      ([state, { holds, says }]) =>
        sql`when ${holds} then json_build_object('state', ${sql.lit(state)}, ${says})`,
    ),
    sql` `,
  )} end`;

export const isInState = (mail: string, wanted: StateName) => {
  const all = Object.entries(conditions(mail));
  const before = all.slice(
    0,
    all.findIndex(([state]) => state === wanted),
  );
  const { holds } = conditions(mail)[wanted];
  return sql<SqlBool>`(${holds} and not (${sql.join([sql`false`, ...before.map(([, one]) => one.holds)], sql` or `)}))`;
};

/** The state of the mail that a row refers to; null if it refers to none, or none is kept. */
export const stateOfMail = (mailId: string) => sql<MailState | null>`(
  select ${mailState('m')} from mails m where m.id = ${sql.ref(mailId)})`;
