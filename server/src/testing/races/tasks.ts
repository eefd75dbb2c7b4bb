import type { OpenedApp } from '../openApp.ts';
import { aTaskDesk, taskDoer } from '../taskDesk.ts';
import { anActionPlan } from '../tasks.ts';
import type { Race } from './race.ts';

export async function taskRaces(opened: OpenedApp): Promise<Race[]> {
  const { aCase, own } = await aTaskDesk(opened);
  const { submit } = taskDoer(opened);
  const plan = await anActionPlan(opened.db, own, { steps: [{ title: 'een' }, { title: 'twee' }] });
  return [
    {
      name: 'ticking off a task through its link',
      prepare: async () => {
        const { link } = await (await aCase()).asked();
        return () => submit(link);
      },
    },
    {
      name: 'ticking off a task',
      // Once done, it stays done, whoever asks.
      once: /tasks/,
      prepare: async () => {
        const one = await aCase();
        const { id } = (await one.create()).json();
        return () => one.done(id);
      },
    },
    {
      name: 'applying an action plan',
      once: /tasks/,
      prepare: async () => {
        const one = await aCase();
        return () => one.apply(plan.id);
      },
    },
  ];
}
