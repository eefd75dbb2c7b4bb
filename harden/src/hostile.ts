import { anAccount, anOrganisation, tokenOf } from '@traject/server/src/testing/factories.ts';
import { endlessTexts } from '@traject/server/src/testing/fuzz/broken.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { uploadTo } from '@traject/server/src/testing/upload.ts';
import type { Check } from './check.ts';
import { watchLoop } from './held.ts';
import { dayCalls } from './hostileDay.ts';
import { diplomaFiles, peopleFiles } from './hostileFiles.ts';
import { portalCalls } from './hostilePortal.ts';
import { inApps } from './inApp.ts';

const most = 200;

/** Requests made to be a lot of work for the one thread that all calls share. */
export const hostile: Check = {
  name: 'hostile input',
  goal: `all of it refused or done in words, nothing holds the program for ${most} ms`,
  async run() {
    const [found = []] = await inApps(1, {}, tryAll);
    const held = Math.max(...found.map(({ milliseconds }) => milliseconds));
    const wrong = found.filter(({ status, milliseconds }) => status >= 500 || milliseconds > most);
    return {
      figure: `${found.length} tried, at most ${Math.round(held)} ms at once, ${wrong.length} wrong`,
      isReached: wrong.length === 0,
      shortfalls: wrong.map(
        ({ what, status, milliseconds }) => `${what}: ${status}, ${Math.round(milliseconds)} ms`,
      ),
    };
  },
};

type Tried = { what: string; status: number; milliseconds: number };

async function tryAll(opened: OpenedApp): Promise<Tried[]> {
  const { db, world } = opened;
  const own = await anOrganisation(db, 'De Brug');
  const types = ['admin', 'counselor', 'coordinator'] as const;
  const somebody = await anAccount(db, { in: types.map((type) => [type, own]) });
  const token = await tokenOf(world, somebody);
  const loop = watchLoop();
  const tried: Tried[] = [];
  const calls = [...callsOf(opened, token, own.id), ...(await portalCalls(opened, own))];
  for (const [what, send] of calls) {
    await db.deleteFrom('call_counts').execute();
    loop.longest();
    const { statusCode } = await send();
    tried.push({ what, status: statusCode, milliseconds: loop.longest() });
  }
  return tried;
}

type Call = [string, () => Promise<{ statusCode: number }>];

function callsOf({ app, as }: OpenedApp, token: string, organisation: number): Call[] {
  const upload = uploadTo(app, token);
  const organisation_id = String(organisation);
  const people = Object.entries(peopleFiles).map(([what, file]): Call => {
    const parts = { kind: 'clients', organisation_id, file };
    return [`people: ${what}`, () => upload('/imports/preview', parts)];
  });
  const diplomas = Object.entries(diplomaFiles).map(
    ([what, file]): Call => [
      `diploma: ${what}`,
      () => upload('/diplomas/preview', { organisation_id, file }),
    ],
  );
  const template = { name: 'x', organisation_id: organisation };
  const me = as(token);
  const texts = endlessTexts.flatMap((text): Call[] => {
    const what = JSON.stringify(text.slice(0, 8));
    const field = { name: text, type: 'text_singleline' };
    return [
      [
        `field ${what}`,
        () =>
          me.post('/document-templates', {
            ...template,
            contents: '<p>x</p>',
            fields: [field],
          }),
      ],
      [
        `contents ${what}`,
        () => me.post('/document-templates', { ...template, contents: text.repeat(2) }),
      ],
      [
        `preview ${what}`,
        () =>
          me.post('/document-templates/preview', {
            ...template,
            contents: text.repeat(2),
          }),
      ],
      [`search ${what}`, () => me.get(`/trajectories?q=${encodeURIComponent(text.slice(0, 100))}`)],
      [`sign in ${what}`, () => as().post('/auth/login', { email: text, password: text })],
    ];
  });
  const odd = Object.entries(oddBodies).map(([what, payload]): Call => {
    const headers = { 'content-type': 'application/json' };
    return [what, () => app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })];
  });
  const query: Call = ['repeated query', () => me.get(`/trajectories?${'page=1&'.repeat(2000)}`)];
  return [...texts, ...odd, query, ...people, ...diplomas, ...dayCalls(me)];
}

const oddBodies = {
  'ten thousand names': `{${Array.from({ length: 10_000 }, (_, n) => `"a${n}":1`).join()}}`,
  'a list without end': `{"email":[${'1,'.repeat(120_000)}1]}`,
  'brackets without end': '['.repeat(250_000),
  'objects without end': '{"a":'.repeat(50_000),
  'slashes without end': `{"a":"${'\\'.repeat(250_000)}`,
  'names said twice': `{${'"a":1,'.repeat(40_000)}"a":1}`,
};
