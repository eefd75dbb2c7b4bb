import type { StateCode } from '@traject/contract/common/trajectoryStates';
import { aDesk } from '../desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../factories.ts';
import { tokenIn } from '../mails.ts';
import type { OpenedApp } from '../openApp.ts';
import type { Model, Party } from './trajectory.ts';
import { between } from './walk.ts';

export const actors = ['counselor', 'admin', 'stranger', 'evaluator', 'nobody'] as const;
export type Actor = (typeof actors)[number];
export type Real = Awaited<ReturnType<Awaited<ReturnType<typeof aModelledWorld>>>>;

/** The people who act, and a way to make trajectories for them to act on. */
export async function aModelledWorld(opened: OpenedApp) {
  const { db, world, as } = opened;
  const { aCase, own, token: counselor } = await aDesk(opened);
  const elsewhere = await anOrganisation(db);
  const tokens: Record<Actor, string> = {
    counselor,
    admin: await tokenOf(world, await anAccount(db, { in: [['admin', own]] })),
    stranger: await tokenOf(world, await anAccount(db, { in: [['counselor', elsewhere]] })),
    evaluator: await tokenOf(world, await anAccount(db, { in: [['evaluator', own]] })),
    nobody: '',
  };

  return async (state: StateCode) => {
    const { path, emails, mailsTo } = await aCase({ state });
    const links: Record<Party, string[]> = { client: [], employer: [] };

    /** Whoever was mailed opens the mail. */
    async function openMails() {
      for (const party of ['client', 'employer'] as const) {
        const mails = await mailsTo(emails[party]);
        const asked = mails.filter(({ template }) => template === `review-${party}`);
        links[party] = asked.map(({ data }) => tokenIn(data));
      }
    }

    async function differences(model: Model): Promise<string> {
      await openMails();
      const answer = await as(counselor).get(path);
      if (model.isDeleted) return answer.statusCode === 404 ? '' : 'is still there';
      const { trajectory_state, reject_reason, completed_reason, history } = answer.json();
      const seen = [trajectory_state.code, reject_reason, completed_reason, history.length];
      const completed = model.completed_reason === undefined ? seen[2] : model.completed_reason;
      const expected = [model.state, model.reject_reason, completed, model.history];
      return between(seen, expected);
    }

    return { path, links, tokens, differences };
  };
}
