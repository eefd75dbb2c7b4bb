import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const at = files.findIndex((file) => file.startsWith('0029'));
const token = 'a'.repeat(43);
const link = `https://x/auth/activate/${token}`;

const before = `
  insert into organisations (name) values ('Een');
  insert into people (organisation_id, email, first_name, last_name)
    values (1, 'z@x.nl', 'Zoë', 'El-Amrani');
  insert into mails (organisation_id, recipient, template, language, data, created_at, tried,
      sent_at, refused_at, refused_code)
  values
    (1, 'a@x.nl', 'invited', 'nl', '{"link": "${link}"}', now() - interval '1 day', true, null, null, null),
    (null, 'b@x.nl', 'reset', 'nl', '{"link": "https://x"}', now() - interval '2 hours', false, null, null, null),
    (1, 'c@x.nl', 'decided', 'nl', null, now() - interval '60 days', true, now(), null, null),
    (1, 'd@x.nl', 'decided', 'nl', '{"link": "https://x"}', now(), true, null, now(), '550 5.1.1');`;

it('mails of an earlier release keep all their data, get their link, and keep their age', async () => {
  const { sql } = await emptyDb();
  const apply = async (some: string[]) => {
    for (const file of some) await sql.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  };
  await apply(files.slice(0, at));
  await sql.unsafe(before).simple();
  await sql`insert into links (token_hash, purpose, person_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, 'activate', 1, now() + interval '6 days')`;
  const [columns, kept] = [
    sql`id, organisation_id, recipient, template, data, created_at, sent_at, refused_at, refused_code`,
    async () => [...(await sql`select ${columns} from mails order by id`)],
  ];
  const had = await kept();
  await apply(files.slice(at));
  expect(await kept()).toEqual(had);
  const mails = await sql`select recipient, tries, failed_code,
    extract(epoch from good_until - created_at)::integer / 3600 as hours from mails order by id`;
  expect(mails.map(({ recipient, tries, hours }) => [recipient, tries, hours])).toEqual([
    ['a@x.nl', 1, 144],
    ['b@x.nl', 0, 1],
    ['c@x.nl', 1, 168],
    ['d@x.nl', 1, 168],
  ]);
  const [first] = await sql`select mail_id from links`;
  expect(first?.mail_id).toBe(had[0]?.id);
});
