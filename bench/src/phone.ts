import { type Browser, chromium, type Page } from '@playwright/test';
import { hashOf, newToken } from '@traject/server/src/platform/access/tokens.ts';
import postgres from 'postgres';
import { upload } from './fullTrajectory.ts';
import type { Line } from './table.ts';
import type { Visitor } from './visitor.ts';

/** A slow phone on a slow network: 400 kbit/s, 400 ms, a quarter of the processor. */
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** What a client waits for who opens the link of a mail. */
export async function phoneLines(visitor: Visitor, url: string): Promise<Line[]> {
  const address = `${visitor.program.origin}/approve-document/${await aLink(visitor, url)}`;
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await slowPage(browser);
    const began = performance.now();
    const since = async (seen: Promise<unknown>) => {
      await seen;
      return performance.now() - began;
    };
    const shown = page.goto(address, { waitUntil: 'commit' });
    const words = await since(
      shown.then(() =>
        page
          .getByText(/\p{L}{3}/u)
          .first()
          .waitFor(),
      ),
    );
    const open = page.getByRole('button', { name: 'Lees het document' });
    const usable = await since(open.waitFor());
    await open.click();
    const picture = page.getByRole('img', { name: 'Afbeelding van bladzijde 1' });
    const read = await since(page.locator('canvas').or(picture).first().waitFor());
    return [
      line('first words of a link page', words, 2),
      line('a link page that can be used', usable, 5),
      line('first page of the document on it', read, 8),
    ];
  } finally {
    await browser.close();
  }
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'nl-NL', viewport: { width: 375, height: 667 }, hasTouch: true },
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Of a document that was sent to the client; its mail is not read, so its token is made anew. */
async function aLink(visitor: Visitor, url: string) {
  const id = visitor.ids[1];
  const path = `/trajectories/${id}/files`;
  const [type, action] = await Promise.all(
    ['/file-types', '/file-actions'].map(async (list) => (await visitor.get(list))[0]?.id),
  );
  const fields = { trajectory_file_type_id: type, trajectory_file_action_id: action };
  const file = await upload(visitor, path, { name: 'plan.pdf', fields });
  const { data } = await visitor.get<{ data: { id: number }[] }>(`${path}/${file.id}/versions`);
  const sent = { party: 'client', approve: true };
  await visitor.post(`${path}/${file.id}/versions/${data[0]?.id}/send`, sent);
  const token = newToken();
  const sql = postgres(url, { max: 1 });
  const changed = await sql`update links set token_hash = ${hashOf(token)} where id = (
    select max(id) from links where trajectory_id = ${id ?? 0} and purpose = 'approve-document')`;
  await sql.end();
  if (changed.count !== 1) throw new Error('The document was not sent');
  return token;
}

const line = (what: string, ms: number, goal: number): Line => ({
  what: `on a slow phone, ${what}`,
  ours: `${(ms / 1000).toFixed(1)} s`,
  figure: ms / 1000,
  goal,
  way: 'at most',
  unit: 's',
});
