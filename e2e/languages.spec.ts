import type { Page } from '@playwright/test';
import { pseudo } from '../web/src/platform/pseudo.ts';
import { anApprovalRequest } from './approvalRequest.ts';
import { anEvaluationPage } from './evaluationPage.ts';
import { expect, remember, test } from './fixtures.ts';
import { aPublicAppointment } from './publicAppointment.ts';
import { aPublicInvoice } from './publicInvoice.ts';
import { screens } from './screens.ts';
import { aPublicSurvey } from './surveys.ts';
import { overflows, textsOn, untranslated, watchData } from './wording.ts';

/** Buttons that open the main dialogs, by their page. */
const dialogs: Record<string, string[]> = {
  '/trajectories': ['Nieuw traject'],
  '/trajectories/1': [
    'Notitie toevoegen',
    'Afspraak toevoegen',
    'Werkervaring toevoegen',
    'Opleiding toevoegen',
    'Test toevoegen',
    'Sollicitatie toevoegen',
    'Document toevoegen',
    'Factuur toevoegen',
  ],
  '/survey-templates/1': ['Vraag toevoegen'],
  '/admin/people': ['Persoon uitnodigen'],
  '/invoicing/details': [
    'Gegevens wijzigen',
    'Nummering en teksten bewerken',
    'Mails over facturen wijzigen',
    'Periode sluiten',
  ],
  '/invoicing/payers': ['Betaler toevoegen'],
  '/invoices': ['Exporteren'],
};

const people = {
  stranger: undefined,
  staff: 'coordinator',
  administration: 'admin',
  finance: 'finance',
  student: 'student',
} as const;

const links = [
  '/review-employer',
  '/approve-document',
  '/survey-client',
  '/task-client',
  '/appointment',
  '/invoice',
  '/evaluate',
].map((kind) => `${kind}/${'x'.repeat(43)}`);
const walks = { ...screens, stranger: [...screens.stranger, ...links] };

for (const [who, paths] of Object.entries(walks))
  test(`in a language of long words, a visitor of the pages for ${who} meets no other word and no box that is too small`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    test.slow();
    const account = people[who as keyof typeof people];
    if (account) await signInAs(account);
    else await remember(page, { cookies: 'accepted' });
    await speakPseudo(page);
    await answerLinks(page);
    const data = watchData(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(page, path, data);
      for (const name of dialogs[path] ?? []) {
        await page
          .getByRole('button', { name: pseudo(name) })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(page, `${path}: ${name}`, data);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
    // Dead links and unknown pages answer 404, which the browser notes.
    complaints.length = 0;
  });

async function answerLinks(page: Page) {
  await page.route('**/api/approval-request/*', (route) =>
    route.fulfill({ json: anApprovalRequest('review-employer') }),
  );
  await page.route('**/api/surveys/*', (route) => route.fulfill({ json: aPublicSurvey('client') }));
  await page.route('**/api/appointment/*', (route) => route.fulfill({ json: aPublicAppointment }));
  await page.route('**/api/evaluate/*', (route) => route.fulfill({ json: anEvaluationPage }));
  await page.route('**/api/invoice-requests/*', (route) => route.fulfill({ json: aPublicInvoice }));
}

/** As a server that is told so would. */
async function speakPseudo(page: Page) {
  await page.route('**/static/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), pseudo: true } });
  });
}

/** A page settles after it was resized and after its answers came; every screen is looked at. */
const eventually = expect.configure({ soft: true }).poll;

async function look(page: Page, what: string, data: () => Promise<string[]>) {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const strange = async () => untranslated(await textsOn(page), await data());
    await eventually(strange, `${what}, untranslated`).toEqual([]);
    await eventually(() => overflows(page), `${what} at ${width} pixels`).toEqual([]);
  }
}
