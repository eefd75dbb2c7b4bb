import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';

type Known = { email: string; first_name: string; language: Language };

/** Only the mailbox is told: whoever typed the address does not learn that it has an account. */
export const tellKnown = (
  { mail, address }: World,
  db: Db,
  { email, first_name, language }: Known,
) =>
  mail.send(db, {
    to: email,
    template: 'already-registered',
    language,
    data: { first_name, link: address('/auth') },
    concerns: [],
  });
