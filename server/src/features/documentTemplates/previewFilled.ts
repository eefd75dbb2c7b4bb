import type { FilledInput } from '@traject/contract/documentTemplates';
import { organisationsFor } from '../../platform/access/access.ts';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import type { World } from '../../platform/program/world.ts';
import { findTemplate } from './documentTemplates.queries.ts';
import { findMade } from './filled.queries.ts';
import { type By, readFilled } from './filled.ts';
import { printFilled } from './filledLetter.ts';
import { fitting } from './values.ts';

type Wanted = { input: FilledInput; trajectory: TrajectoryScope; by: By };

/** The letter as it would be sent; nothing is stored. */
export async function previewFilled(
  world: World,
  db: Db,
  { input, trajectory, by }: Wanted,
): Promise<FileAnswer> {
  const { template, fields } = await readFilled(db, input, by);
  const { id: trajectory_id, organisation_id } = trajectory;
  if (template.organisation.id !== organisation_id)
    throw wrongField('document_template_id', 'unknown_choice');
  const document = { ...template, fields };
  const about = { trajectory_id, organisation_id, user: by.user };
  const { bytes, name } = await printFilled(world, db, { document, ...about });
  return pdfAnswer(bytes, { name, inline: true });
}

/** The earlier values, as far as the template still asks for them; nothing if it is gone. */
export async function lastFilled(db: Db, document_id: number | undefined, user: User) {
  const nothing = { template: null, fields: [] };
  const made = document_id && (await findMade(db, document_id));
  if (!made) return nothing;
  const organisations = organisationsFor(user, 'trajectories');
  const found = await findTemplate(db, organisations, made.document_template_id);
  if (!found) return nothing;
  const { contents: _, ...template } = found;
  return { template, fields: fitting(template.fields, made.fields) };
}
