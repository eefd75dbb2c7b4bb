import type { Page } from '@playwright/test';
import { type Desk, expect, panel, test } from './desk.ts';
import { aPdf } from './files.ts';
import { hostileLines, payloads, watchFor } from './hostile.ts';
import { address } from './playwright.config.ts';

test.use({ counselor: 'counselor' });

const [first = '', second = '', third = ''] = hostileLines;

test('what hostile people write is shown as they wrote it, and runs nowhere', async ({
  page,
  context,
  desk,
}) => {
  const watch = watchFor(context, address);
  const shown = (path: string, ...lines: string[]) =>
    test.step(path, async () => {
      await page.goto(path);
      for (const line of lines) await expectLine(page, line);
      await watch.look(page);
    });
  const { template, survey } = await writeEverywhere(desk);

  const said = [payloads.script, payloads.quotes, payloads.drawing, payloads.details];
  await shown(`/trajectories/${desk.trajectoryId}`, ...said, first);
  await panel(page, 'Notities').getByRole('button', { name: 'bewerken' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Notitie' })).toHaveValue(
    first,
  );
  await watch.look(page);

  await shown('/trajectories', payloads.script);
  await shown(`/document-templates/${template}`, second);
  await shown(`/survey-templates/${survey}`, third, payloads.base);
  await shown('/outbox', desk.clientEmail, payloads.script);
  await shown(await desk.linkTo(desk.clientEmail), second, third, payloads.base);
  await shown(await desk.linkTo(desk.contactEmail), payloads.script);
  expect([...watch.found]).toEqual([]);
});

/** In text or in an input; spaces as on the page, where a reader cannot tell them apart. */
const expectLine = (page: Page, line: string) =>
  expect(page.getByText(line.replaceAll('\u200b', '')).first()).toBeVisible();

/** Through the API, as anybody can who does not use our forms. */
async function writeEverywhere({ call, send, trajectoryId, clientId }: Desk) {
  const at = `/trajectories/${trajectoryId}`;
  await call('PATCH', `/clients/${clientId}`, {
    last_name: payloads.script,
    city: payloads.dollar,
  });
  await call('PATCH', at, { contact_name: payloads.quotes, category: payloads.braces });
  await call('POST', `${at}/notes`, { date: '2026-11-10 14:05:00', note: first });
  const application = { vacancy: payloads.drawing, company: payloads.formula };
  await call('POST', `${at}/applications`, { date: '2026-11-10', ...application });
  const test = { main_subject: payloads.details, sub_subject: payloads.address, price: 1 };
  await call('POST', `${at}/tests`, { date_taken: '2026-11-10', ...test });
  await send(`${at}/files`, {
    file: aPdf(`${payloads.apostrophe}.pdf`, 'x'),
    trajectory_file_type_id: '1',
    trajectory_file_action_id: '1',
    send_employer: '1',
    approve_employer: '1',
  });
  return { template: await aTemplate(call), survey: await aSurvey(call, at) };
}

type Made = { id: number };

/** Unknown markup is dropped; what was written as text stays text. */
async function aTemplate(call: Desk['call']) {
  const shown = second.replaceAll('<', '&lt;');
  const contents = `<p onclick="window.__ran=1">${shown}</p><p>${hostileLines.join('</p><p>')}`;
  const about = { name: payloads.link, contents, requires_approval: false };
  return (await call<Made>('POST', '/document-templates', about)).id;
}

async function aSurvey(call: Desk['call'], at: string) {
  const { id } = await call<Made>('POST', '/survey-templates', { title: second, type: 'client' });
  const options = [payloads.base, payloads.object].map((label) => ({ label }));
  const question = { type: 'multiple', description: third, options, required: true };
  await call('POST', `/survey-templates/${id}/questions`, { ...question, allow_other: true });
  const survey = await call<Made>('POST', `${at}/surveys`, { survey_template_id: id });
  await call('POST', `${at}/surveys/${survey.id}/start`);
  return id;
}
