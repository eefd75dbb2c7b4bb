import type { Sql } from 'postgres';
import { version } from '../program/version.ts';

/** The first of several processes to start with another version tells every organisation. */
export const noteVersion = (owner: Sql, now = version) =>
  owner.begin(async (tx) => {
    const [known] = await tx`select version from installation`;
    if (known?.version === now) return;
    const [before] = await tx`select version from installation for update`;
    if (before?.version === now) return;
    await tx`update installation set version = ${now}`;
    const record = { ...(before?.version && { version_from: before.version }), version_to: now };
    await tx`insert into events (action, organisation_id, record, request_id)
      select 'system.upgrade', id, ${JSON.stringify(record)}::text::jsonb, 'start' from organisations`;
  });
