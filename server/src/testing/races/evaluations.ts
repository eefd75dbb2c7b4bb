import { anEvaluationDesk } from '../evaluationDesk.ts';
import type { OpenedApp } from '../openApp.ts';
import type { Race } from './race.ts';

let count = 0;

export async function evaluationRaces(opened: OpenedApp): Promise<Race[]> {
  const { school, sanne, jolanda, by } = await anEvaluationDesk(opened);
  const evaluator = await by(jolanda);
  const student = await by(sanne);
  return [
    {
      name: 'scoring an evaluation',
      prepare: async () => {
        const { id } = await school.ask(sanne, jolanda, 'mentor');
        return (n) => evaluator.save(id, { score: 1 + (n % 3), comments: `Nr. ${n}` });
      },
    },
    {
      name: 'asking for an evaluation',
      prepare: async () => {
        const email = `els${++count}@example.nl`;
        return () => student.ask(sanne, { email, first_name: 'Els', last_name: 'Smit' });
      },
    },
  ];
}
