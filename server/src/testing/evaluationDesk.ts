import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { anAccount, anOrganisation, tokenOf } from './factories.ts';
import type { OpenedApp } from './openApp.ts';
import { aSchool } from './school.ts';

type Account = Awaited<ReturnType<typeof anAccount>>;

/** A school with Sanne and Tom, who study, Jolanda, who evaluates, and Peter, who coordinates. */
export async function anEvaluationDesk({ db, as, world }: OpenedApp) {
  const own = await anOrganisation(db, 'Zorgcollege');
  const school = await aSchool(db, own, 2);
  const [sanne, tom] = school.students as [Account, Account];
  const jolanda = await anAccount(db, { first_name: 'Jolanda', in: [['evaluator', own]] });
  const peter = await anAccount(db, { first_name: 'Peter', in: [['coordinator', own]] });

  /** The calls of somebody, in Dutch by default. */
  const by = async (account: Account, language = 'nl') => {
    const calls = as(await tokenOf(world, account), language);
    const path = (student: { id: number }) => `/evaluation-students/${student.id}`;
    return {
      ...calls,
      student: (student: { id: number }) => calls.get(path(student)),
      list: async (student: { id: number }, query = '') =>
        (await calls.get(`${path(student)}/evaluations${query}`)).json(),
      ask: (student: { id: number }, asked: Record<string, unknown>) =>
        calls.post(`${path(student)}/evaluations`, { ...whole, ...asked }),
      open: (id: number) => calls.get(`/evaluations/${id}`),
      save: (id: number, said: object) => calls.patch(`/evaluations/${id}`, said),
      withdraw: (id: number) => calls.delete(`/evaluations/${id}`),
      pending: async () => (await calls.get('/pending-evaluations')).json(),
      chart: (student: { id: number }, diploma = school.diploma_id) =>
        calls.get(`/charts/${student.id}/${diploma}`),
      processes: async (student: { id: number }) =>
        (await calls.get(`${path(student)}/work-processes`)).json(),
    };
  };
  const whole = {
    diploma_id: school.diploma_id,
    work_process_ids: school.work_process_ids.slice(0, 2),
    role: 'mentor' satisfies EvaluationRole,
  };
  const mailsTo = (email: string) =>
    db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll().execute();
  return { own, school, sanne, tom, jolanda, peter, by, mailsTo };
}
