import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { samples } from '../platform/files/samples.testing.ts';
import { anEvaluationDesk } from './evaluationDesk.ts';
import { tokenOf } from './factories.ts';
import type { OpenedApp } from './openApp.ts';
import { aGroup } from './school.ts';
import { aFile, uploadTo } from './upload.ts';

/** Sanne with levels and a photo, Jolanda who teaches her, and what they do with a portfolio. */
export async function aPortfolioDesk(app: OpenedApp) {
  const desk = await anEvaluationDesk(app);
  const { school, sanne, jolanda, by } = desk;
  await aGroup(app.db, school, { teachers: [jolanda], students: [sanne] });
  const path = `/evaluation-students/${sanne.id}`;
  const send = uploadTo(app.app, await tokenOf(app.world, sanne));
  const teacher = await by(jolanda);
  const { diploma_id } = school;

  const show = async (given: Record<string, string | File> = {}) => {
    const [process] = school.work_process_ids;
    const said = { work_process_id: String(process), title: 'Middageten' };
    const file = aFile(samples.png, 'bord.png');
    const answer = await send(`${path}/evidence`, { ...said, file, ...given });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const seal = (calls: Pick<typeof teacher, 'post'> = teacher, language = 'nl') =>
    calls.post(`${path}/portfolios`, { diploma_id, language });
  const list = (calls: Pick<typeof teacher, 'get'> = teacher) =>
    calls.get(`${path}/portfolios?diploma_id=${diploma_id}`);
  const one = (id: number, part: string) => `${path}/portfolios/${id}/${part}`;
  const draft = (kind: string) => `${path}/portfolio-draft.${kind}?diploma_id=${diploma_id}`;
  return { ...desk, path, teacher, show, seal, list, one, draft };
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The files of a zip, by their names. */
export const unzipped = (bytes: Buffer) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file)]));
