import type { Browser } from '@playwright/test';
import { screens } from '@traject/e2e/screens.ts';
import { createLinks } from '@traject/server/src/platform/access/links.ts';
import { realClock } from '@traject/server/src/platform/program/clock.ts';
import type { Demo } from './demo.ts';

type Visitor = { name: string | undefined; paths: readonly string[] };

const alsoThere = [
  '/document-templates/1',
  '/trajectory/1/invoice/1',
  '/trajectories/15',
  '/trajectories/32',
  '/trajectory/32/survey-results/5',
  '/survey-templates/2',
];
const alsoOfAdmins = [
  ...['file-actions', 'studies', 'study-levels', 'working-areas'].map(
    (list) => `/admin/reference?list=${list}`,
  ),
  '/admin/people/6',
  '/admin/people/40',
];
const evaluating = screens.staff.filter((path) => /evaluation|chart|work-processes/.test(path));

/** Each kind of account with its screens, and somebody who comes through a link in a mail. */
export async function visitorsOf(demo: Demo): Promise<Visitor[]> {
  return [
    { name: undefined, paths: [...screens.stranger, ...(await pagesBehindLinks(demo))] },
    { name: 'student', paths: screens.student },
    { name: 'evaluator', paths: evaluating },
    { name: 'counselor', paths: [...screens.staff, ...alsoThere] },
    { name: 'coordinator', paths: [...screens.staff, ...alsoThere] },
    {
      name: 'admin',
      paths: [...screens.staff, ...alsoThere, ...screens.administration, ...alsoOfAdmins],
    },
  ];
}

/** A browser as this visitor left it, signed in or not. */
export async function browserOf(browser: Browser, demo: Demo, name: string | undefined) {
  const kept = { cookies: 'accepted', ...(name && { token: await demo.tokenOf(name) }) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: demo.url, localStorage }] };
  return browser.newContext({ baseURL: demo.url, locale: 'nl-NL', storageState });
}

async function pagesBehindLinks({ db, sql }: Demo): Promise<string[]> {
  const links = createLinks(realClock);
  const minutes = 600;
  const requests = await sql<{ kind: 'review-client'; id: number; trajectory_id: number }[]>`
    select distinct on (kind) kind, id, trajectory_id from approval_requests
    where decided_at is null and closed_at is null order by kind, id`;
  const surveys = await sql<{ kind: 'survey-client'; id: number; trajectory_id: number }[]>`
    select distinct on (t.type) 'survey-' || t.type as kind, s.id, s.trajectory_id
    from surveys s join survey_templates t on t.id = s.survey_template_id
    where s.sent_at is not null and s.answered_at is null order by t.type, s.id`;
  const tasks = await sql<{ kind: 'task-client'; id: number; trajectory_id: number }[]>`
    select distinct on (party) 'task-' || party as kind, id, trajectory_id from tasks
    where sent_at is not null and done_at is null order by party, id`;
  const pages = [
    links.create(db, 'reset', { account_id: 6, minutes }).then((token) => `/auth/reset/${token}`),
    links
      .create(db, 'activate', { person_id: 6, minutes })
      .then((token) => `/auth/activate/${token}`),
  ];
  const asked = requests.map(async ({ kind, id, trajectory_id }) => {
    const subject = { trajectory_id, approval_request_id: id, minutes };
    return `/${kind}/${await links.create(db, kind, subject)}`;
  });
  const sent = surveys.map(async ({ kind, id, trajectory_id }) => {
    const subject = { trajectory_id, survey_id: id, minutes };
    return `/${kind}/${await links.create(db, kind, subject)}`;
  });
  const given = tasks.map(async ({ kind, id, trajectory_id }) => {
    const subject = { trajectory_id, task_id: id, minutes };
    return `/${kind}/${await links.create(db, kind, subject)}`;
  });
  return Promise.all([...pages, ...asked, ...sent, ...given]);
}
