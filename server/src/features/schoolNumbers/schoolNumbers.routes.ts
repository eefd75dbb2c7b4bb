import type { Language } from '@traject/contract/common/languages';
import { schoolYearOf } from '@traject/contract/common/schoolYear';
import { schoolNumbersApi } from '@traject/contract/schoolNumbers';
import { organisationsFor } from '../../platform/access/access.ts';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { caller } from '../evaluations/evaluations.service.ts';
import { countNumbers } from './counting.ts';
import { numbersCsv } from './numbersCsv.ts';
import * as numbers from './schoolNumbers.queries.ts';

type OfGroup = { db: Db; user: User; group: GroupScope };
type OfDiploma = {
  db: Db;
  user: User;
  params: { diplomaId: number };
  query: { year?: number | undefined };
};

export function schoolNumbersRoutes(serve: Serve, { clock }: World) {
  const ofGroup = async ({ db, user, group }: OfGroup) => {
    const { name, year, diploma_id } = await numbers.findGroup(db, group);
    const students = numbers.inGroup(group.id);
    const whose = { students, diploma_id, viewer: caller(user), now: clock() };
    return { name, counts: await countNumbers(db, whose, year) };
  };
  const ofDiploma = async ({ db, user, params, query }: OfDiploma) => {
    const organisations = organisationsFor(user, 'groups');
    const { id, title } = await numbers.findDiploma(db, organisations, params.diplomaId);
    const students = numbers.inDiploma(id);
    const whose = { students, diploma_id: id, viewer: caller(user), now: clock() };
    const year = query.year ?? schoolYearOf(today(clock));
    return { name: title, counts: await countNumbers(db, whose, year) };
  };
  const asFile = ({ name, counts }: Awaited<ReturnType<typeof ofGroup>>, language: Language) =>
    numbersCsv(counts, { name: `${name} ${counts.year}-${counts.year + 1}`, language });

  serve(schoolNumbersApi.group, async (call) => (await ofGroup(call)).counts);
  serve(schoolNumbersApi.groupCsv, async (call) => asFile(await ofGroup(call), call.language));
  serve(schoolNumbersApi.diploma, async (call) => (await ofDiploma(call)).counts);
  serve(schoolNumbersApi.diplomaCsv, async (call) => asFile(await ofDiploma(call), call.language));
}
