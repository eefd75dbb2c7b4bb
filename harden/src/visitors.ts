import type { Browser } from '@playwright/test';
import { partyLinks } from '@traject/contract/common/endpoint';
import { screens } from '@traject/e2e/screens.ts';
import { createLinks } from '@traject/server/src/platform/access/links.ts';
import { realClock } from '@traject/server/src/platform/program/clock.ts';
import type { Demo } from './demo.ts';
import { partiesOf } from './parties.ts';
import { subjectOf } from './subjects.ts';

type Visitor = {
  name: string | undefined;
  paths: readonly string[];
  /** The token of a client or an employer, who has no account. */
  party?: string;
};

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

/** Each kind of account with its screens, and those who come through a link in a mail. */
export async function visitorsOf(demo: Demo): Promise<Visitor[]> {
  return [
    { name: undefined, paths: [...screens.stranger, ...(await pagesBehindLinks(demo))] },
    ...(await ownPages(demo)),
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
export async function browserOf(browser: Browser, demo: Demo, { name, party }: Visitor) {
  const known = JSON.stringify([{ token: party, until: Date.now() + 86_400_000 }]);
  const kept = {
    cookies: 'accepted',
    ...(name && { token: await demo.tokenOf(name) }),
    ...(party && { party: known }),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: demo.url, localStorage }] };
  return browser.newContext({ baseURL: demo.url, locale: 'nl-NL', storageState });
}

/** Of a client and an employer. */
async function ownPages(demo: Demo): Promise<Visitor[]> {
  return Object.values(await partiesOf(demo)).map(({ token, pageId }) => {
    const page = `/mine/pages/${pageId}`;
    const paths = ['/mine', page, `${page}/messages`, `${page}/own`];
    return { name: undefined, party: token, paths };
  });
}

/** What a client or an employer is mailed, and who is invited or forgot a password. */
const mailed = [...partyLinks, 'reset', 'activate'] as const;

async function pagesBehindLinks({ db, sql }: Demo): Promise<string[]> {
  const links = createLinks(realClock);
  const pages: string[] = [];
  for (const purpose of mailed) {
    const subject = { ...(await subjectOf(sql, purpose)), minutes: 600 };
    const token = await links.create(db, purpose, subject);
    const door = purpose === 'reset' || purpose === 'activate' ? '/auth' : '';
    pages.push(`${door}/${purpose}/${token}`);
  }
  return pages;
}
