import { samples } from '../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from './factories.ts';
import { lastMail } from './mails.ts';
import type { OpenedApp } from './openApp.ts';
import { aClient, aTrajectory } from './trajectories.ts';
import { aFile, uploadTo } from './upload.ts';

type Given = Parameters<typeof aTrajectory>[2];

export const thePlan = () => aFile(samples.pdf, 'Trajectplan Fatima.pdf');
export const theProposal = () => aFile(samples.docx, 'Offerte.docx');

/** No two people have the same address, at whatever desk. */
let count = 0;

/** A counselor at work, with trajectories whose client and contact can be mailed. */
export async function aDesk({ app, db, as, world }: OpenedApp) {
  const own = await anOrganisation(db, 'Stichting Werkwijzer');
  const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
  const token = await tokenOf(world, marieke);
  const upload = uploadTo(app, token);

  /** Everybody around a trajectory, and what they can do. */
  async function aCase(given: Given = {}) {
    const n = ++count;
    const emails = { client: `fatima${n}@example.nl`, employer: `pieter${n}@example.nl` };
    const client = await aClient(db, own, { email: emails.client });
    const to = { client, counselor: marieke, contact_email: emails.employer };
    const trajectory = await aTrajectory(db, own, { ...to, ...given });
    const path = `/trajectories/${trajectory.id}`;
    return {
      ...trajectory,
      path,
      emails,
      read: async () => (await as(token).get(path)).json(),
      startClient: () => upload(`${path}/start-client`, { trajectory_plan: thePlan() }),
      startEmployer: () =>
        upload(`${path}/start-employer`, { trajectory_plan: thePlan(), proposal: theProposal() }),
      send: (flags: Record<string, string> = {}, file = thePlan()) =>
        upload(`${path}/files`, { ...choices, ...flags, file }),
      documents: async () => (await as(token).get(`${path}/files`)).json().data,
      /** The token in the newest mail to a party. */
      tokenOf: async (party: 'client' | 'employer') => (await lastMail(db, emails[party])).token,
      mailsTo: (email: string) =>
        db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll().execute(),
    };
  }
  return { own, marieke, token, upload, aCase };
}

export const choices = { trajectory_file_type_id: '3', trajectory_file_action_id: '2' };

/** What the holder of a link can do. */
export const reader = ({ as }: OpenedApp) => ({
  open: (token: string) => as().get(`/approval-request/${token}`),
  accept: (token: string) => as().post(`/approval-request/${token}/accept`),
  reject: (token: string, reason: unknown = 'De scholing start te laat.') =>
    as().post(`/approval-request/${token}/reject`, { reason }),
  download: (token: string, query = '') => as().get(`/approval-request/${token}/download${query}`),
  firstPage: (token: string, query = '') =>
    as().get(`/approval-request/${token}/first-page${query}`),
});

export const dead = 'Open de hele link uit de e-mail, of vraag om een nieuwe link.';
