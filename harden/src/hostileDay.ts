import { endlessTexts } from '@traject/server/src/testing/fuzz/broken.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';

type Me = ReturnType<OpenedApp['as']>;
type Call = [string, () => Promise<{ statusCode: number }>];

const day = '2027-03-01';
const meeting = { kind: 'other', date: day, start: '10:00', end: '11:00' };
const step = { doer: 'counselor', anchor: 'intake', amount: 1, unit: 'days', text: '' };
const many = <T>(count: number, one: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => one(n));

/** Tasks, action plans, appointments and hand-overs, larger or stranger than anybody means. */
export const dayCalls = (me: Me): Call[] => [
  ...endlessTexts.flatMap((text) => withText(me, text)),
  ...Object.entries(tooMuch).map(([what, [path, body]]): Call => [what, () => me.post(path, body)]),
  ['a day of no team', () => me.get(`/today?scope=team&team_id=${'9'.repeat(5000)}`)],
  ['a period without end', () => me.get('/appointments?from=0001-01-01&to=9999-12-31')],
  ['a calendar of nobody', () => me.get(`/calendar/${'x'.repeat(43)}`)],
  ['a task of nobody', () => me.get(`/task-requests/${'x'.repeat(20_000)}`)],
];

function withText(me: Me, text: string): Call[] {
  const what = JSON.stringify(text.slice(0, 8));
  const steps = [{ ...step, title: text, text }];
  return [
    [`task ${what}`, () => me.post('/tasks', { title: text, text })],
    [`plan ${what}`, () => me.post('/action-plans', { title: text, steps })],
    [`appointment ${what}`, () => me.post('/appointments', { ...meeting, title: text, text })],
    [
      `address ${what}`,
      () => me.post('/appointments', { ...meeting, video_url: `https://${text}` }),
    ],
    [`time ${what}`, () => me.post('/appointments', { ...meeting, start: text, end: text })],
  ];
}

const nested = (depth: number): unknown =>
  JSON.parse(`${'{"steps":['.repeat(depth)}${']}'.repeat(depth)}`);

const tooMuch: Record<string, [string, object]> = {
  'ten thousand steps': [
    '/action-plans',
    { title: 'x', steps: many(10_000, () => ({ ...step, title: 'x' })) },
  ],
  'steps within steps': ['/action-plans', { title: 'x', steps: [nested(2000)] }],
  'every week of a year': [
    '/appointments',
    { ...meeting, repeat: { every: 'weekly', until: '2028-02-28' } },
  ],
  'every week of all years': [
    '/appointments',
    { ...meeting, repeat: { every: 'weekly', until: '2100-12-31' } },
  ],
  'fifty thousand guests': [
    '/appointments',
    { ...meeting, guests: { colleague_ids: many(50_000, (n) => n + 1) } },
  ],
  'fifty thousand trajectories': [
    '/handovers',
    { from_id: 1, to_id: 2, tell_clients: true, trajectory_ids: many(50_000, (n) => n + 1) },
  ],
  'a thousand trajectories of others': [
    '/handovers',
    { from_id: 1, to_id: 2, tell_clients: true, trajectory_ids: many(1000, (n) => n + 1) },
  ],
};
