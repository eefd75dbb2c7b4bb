import type { EvaluationPage } from '@traject/contract/evaluationLinks';
import { tokenIn } from '../platform/access/links.ts';
import { anEvaluationDesk } from './evaluationDesk.ts';
import { anAccount } from './factories.ts';
import type { OpenedApp } from './openApp.ts';

type Asked = EvaluationPage['evaluations'][number];

/** Everything that can be done with a link, in Dutch by default. */
const throughIn =
  ({ as }: OpenedApp) =>
  (token: string, language = 'nl') => {
    const calls = as(undefined, language);
    const path = `/evaluate/${token}`;
    const one = (id: number) => `${path}/evaluations/${id}`;
    return {
      open: () => calls.get(path),
      page: async (): Promise<EvaluationPage> => (await calls.get(path)).json(),
      list: async (): Promise<Asked[]> => (await calls.get(path)).json().evaluations,
      save: (id: number, said: object) => calls.patch(one(id), said),
      read: (id: number, what: string) => calls.get(`${one(id)}/${what}`),
      look: (id: number, evidence_ids: number[]) =>
        calls.put(`${one(id)}/evidence`, { evidence_ids }),
      handOver: (evaluation_ids: number[], to: object) =>
        calls.post(`${path}/handovers`, { evaluation_ids, ...to }),
    };
  };

/** The same school, where Els is asked by mail and has no account. */
export async function anEvaluationLink(opened: OpenedApp) {
  const desk = await anEvaluationDesk(opened);
  const { db } = opened;
  const { own, by, peter, sanne, mailsTo } = desk;
  const els = await anAccount(db, {
    first_name: 'Els',
    last_name: 'Prins',
    password_hash: null,
    in: [['evaluator', own]],
  });

  /** The token of the newest mail to somebody. */
  const tokenTo = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    return tokenIn((mail?.data as { link?: string } | null)?.link ?? '') ?? '';
  };
  const through = throughIn(opened);
  /** Peter asks Els about both first work processes of Sanne; what she can do with her mail. */
  const askEls = async (asked: Record<string, unknown> = {}, student = sanne) => {
    const answer = await (await by(peter)).ask(student, { email: els.email, ...asked });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const ids: number[] = answer.json().map(({ id }: { id: number }) => id);
    const token = await tokenTo(els.email);
    return { ids: ids as [number, number], token, ...through(token) };
  };
  return { ...desk, els, tokenTo, through, askEls };
}
