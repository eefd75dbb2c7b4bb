import type { VersionInput } from '@traject/contract/documents';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { checkApproval, renderFilled } from '../documentTemplates/documentTemplates.service.ts';
import { checkFlags } from './sending.ts';

type Call = { uploaded: Uploaded; body: VersionInput; trajectory: TrajectoryScope; user: User };

/** What a new version is made from: the uploaded file, or the PDF of a filled-in template. */
export const fileOf =
  (world: World) =>
  async ({ uploaded, body, trajectory, user }: Call, db: Db): Promise<Received> => {
    checkFlags(body);
    const { document_id } = body;
    if (uploaded.file && document_id) throw unprocessable('document.two_sources');
    if (uploaded.file) return uploaded.file;
    if (!document_id) throw unprocessable('document.no_source');
    const { id: trajectory_id, organisation_id } = trajectory;
    const wanted = { document_id, trajectory_id, organisation_id, user };
    const { file, requires_approval } = await renderFilled(world, db, wanted);
    // From here on it is like any upload: removed if it is not stored.
    uploaded.file = file;
    checkApproval(requires_approval, body);
    return file;
  };
