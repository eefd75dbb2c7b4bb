import { buffer } from 'node:stream/consumers';
import type { NewOrganisation, Organisation } from '@traject/contract/organisations';
import type { Self, User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Received } from '../../platform/files/receive.ts';
import { AppError, notFound } from '../../platform/http/errors.ts';
import type { Letterhead, Logo } from '../../platform/pdf/letter.ts';
import * as organisations from './organisations.queries.ts';

/** Only where one organisation runs the installation; elsewhere the operator makes new ones. */
export async function createOrganisation(db: Db, input: NewOrganisation, user: User) {
  const [self] = user.people;
  if (!self || !(await organisations.mayFound(db, user.account_id))) throw notFound();
  const { id } = await organisations.addOrganisation(db, input);
  // Its maker becomes its admin, or nobody could see it.
  await organisations.addAdmin(db, id, self.id);
  return id;
}

type NewLogo = { organisation_id: number; logo: Received; self: Self };

export async function setLogo(files: Files, db: Db, { organisation_id, logo, self }: NewLogo) {
  const old = await organisations.lockLogo(db, organisation_id);
  const { id } = await files.store(db, logo, { uploader_id: self.id, organisation_id });
  await organisations.setLogoFile(db, organisation_id, id);
  if (old) await organisations.dropLogo(db, old);
}

/** The address of an organisation in lines, as far as it is known. */
export const addressLines = ({ address, postal_code, city }: Where) =>
  [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);

/** What goes at the top of its letters. */
export const letterheadOf = (organisation: Where & Face, logo?: Logo): Letterhead => ({
  name: organisation.name,
  lines: addressLines(organisation),
  ...accentOf(organisation),
  ...(logo && { logo }),
});

export async function logoOf(files: Files, db: Db, id: number): Promise<Logo | undefined> {
  const fileId = await organisations.findLogo(db, id);
  return fileId ? readLogo(files, db, fileId) : undefined;
}

/** A letter without a logo is better than none: the file may be lost. */
export async function readLogo(files: Files, db: Db, fileId: number): Promise<Logo | undefined> {
  try {
    const { stream } = await files.open(db, fileId);
    return { format: 'png', bytes: new Uint8Array(await buffer(await stream())) };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}

/** Nothing where it has the colour of the house. */
export const accentOf = ({ accent_color }: Pick<Organisation, 'accent_color'>) =>
  accent_color ? { accent: accent_color } : {};

type Face = Pick<Organisation, 'name' | 'accent_color'>;
type Where = Pick<Organisation, 'address' | 'postal_code' | 'city'>;
