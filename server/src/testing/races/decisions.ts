import { reader } from '../desk.ts';
import type { OpenedApp } from '../openApp.ts';
import type { Race } from './race.ts';
import type { Desk } from './trajectories.ts';

/** What somebody with a link decides. */
export function decisionRaces(opened: OpenedApp, desk: Desk): Race[] {
  const { accept, reject } = reader(opened);
  const links = linksOf(desk);
  const decided = (name: string, of: keyof typeof links, decide: typeof accept): Race => ({
    name,
    prepare: async () => {
      const link = await links[of]();
      return () => decide(link);
    },
  });
  return [
    decided('accepting as the client', 'client', accept),
    decided('rejecting as the client', 'client', reject),
    decided('accepting as the employer', 'employer', accept),
    decided('rejecting as the employer', 'employer', reject),
    decided('approving a document', 'document', accept),
    decided('rejecting a document', 'document', reject),
  ];
}

const linksOf = ({ aCase }: Desk) => ({
  client: async () => {
    const one = await aCase();
    await one.startClient();
    return one.tokenOf('client');
  },
  employer: async () => {
    const one = await aCase({ state: 'proposal_needed' });
    await one.startEmployer();
    return one.tokenOf('employer');
  },
  document: async () => {
    const one = await aCase();
    await one.send({ send_client: '1', approve_client: '1' });
    return one.tokenOf('client');
  },
});
