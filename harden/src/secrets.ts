import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import { type Canaries, canariesOf } from './canaries.ts';
import type { Check } from './check.ts';
import { type Demo, startDemo } from './demo.ts';
import { callEverything, callThroughLinks, type Heard, type Refusal } from './loudCalls.ts';

/** Secrets and personal data go in everywhere, and come out nowhere they should not. */
export const secrets: Check = {
  name: 'secrets',
  goal: '0 tokens, passwords, addresses or names in logs and refusals',
  async run() {
    const busy = await startSmtp({ busy: true });
    const demo = await startDemo({ LOG_LEVEL: 'debug', SMTP_URL: busy.url });
    const canaries = canariesOf();
    const heard: Heard = { calls: 0, refusals: [] };
    await callEverything(demo, canaries, heard);
    await callThroughLinks(demo, canaries, heard);
    await breakTheDatabase(demo, canaries, heard);
    await logged(demo, 'job failed');
    await busy.close();
    const strange = await startSmtp({ knowsNobody: true, port: busy.port });
    await logged(demo, 'mail refused');
    await demo.stop();
    await strange.close();

    const log = demo.log();
    const shortfalls = [...leaksIn(log, canaries), ...heard.refusals.flatMap(leakIn(canaries))];
    const sizes = `${heard.refusals.length} refusals, ${log.split('\n').length} lines of log`;
    const figure = `${heard.calls} calls, ${sizes}: ${shortfalls.length} leaks`;
    return { figure, isReached: shortfalls.length === 0, shortfalls };
  },
};

/** PostgreSQL quotes whole rows that break a rule; nobody should read them in a log. */
async function breakTheDatabase(demo: Demo, { words, email }: Canaries, heard: Heard) {
  await demo.sql.unsafe(`
    alter table notes add constraint no_canaries check (note !~ 'Kanarie') not valid;
    alter table tests rename to tests_away;`);
  const note = { date: '2026-11-10 14:05:00', note: words, visible_client: false };
  const test = { main_subject: words, sub_subject: email, date_taken: '2026-11-10', price: 1 };
  const bodies = { notes: { ...note, visible_employer: false }, tests: test };
  for (const [list, body] of Object.entries(bodies)) {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await demo.ask('coordinator', `/trajectories/1/${list}`, init);
    if (answer.status !== 500) throw new Error(`A broken ${list} answered ${answer.status}`);
    heard.refusals.push({ what: `500 ${list}`, body: await answer.text() });
  }
  await logged(demo, '"status":500');
}

async function logged(demo: Demo, words: string) {
  for (let tries = 0; !demo.log().includes(words); tries++) {
    if (tries > 300) throw new Error(`The log never said ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const leaksIn = (log: string, { all }: Canaries) =>
  log.split('\n').flatMap((line) => {
    const found = [...all].find((canary) => line.includes(canary));
    return found ? [`in the log, ${found}: ${line}`] : [];
  });

/** A refusal may repeat what was written, but never a secret. */
const leakIn =
  ({ doors }: Canaries) =>
  ({ what, body }: Refusal) => {
    const found = [...doors].find((canary) => body.includes(canary));
    return found ? [`${what} answered ${found}: ${body}`] : [];
  };
