import { callAs, expect, expectFine, panel, test } from './desk.ts';

type Row = { id: number; client: { name: string } };

test('a counselor asks for a closed trajectory, a coordinator gives it for a week, and they let it go', async ({
  page,
  request,
  signInAs,
  complaints,
}) => {
  const coordinator = callAs(request, await signInAs('coordinator@other.example'));
  const { data } = await coordinator<{ data: Row[] }>('GET', '/trajectories');
  const sam = callAs(request, await signInAs('counselor2@other.example'));
  const seen = await sam<{ data: Row[] }>('GET', '/trajectories');
  const closed = data.find(({ id }) => !seen.data.some((row) => row.id === id));
  if (!closed) throw new Error('Nothing is closed to this counselor');
  const { id, client } = closed;

  await page.goto(`/trajectories?q=${encodeURIComponent(client.name)}`);
  await expect(page.getByText('Niet gevonden?')).toBeVisible();
  await expectFine(page, 'a search that found nothing');
  await page.goto(`/trajectories/${id}`);
  await expect(page).toHaveURL(/\/page_not_found$/);
  const told = page.getByRole('alert').filter({ hasText: `We kunnen traject ${id} niet vinden.` });
  // The browser mentions the 404.
  complaints.length = 0;
  await told.getByRole('button', { name: 'Vraag toegang' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toegang tot een traject vragen' });
  await expect(dialog.getByLabel('Welk traject')).toHaveValue(String(id));
  await dialog.getByLabel('Waarom heb je het nodig?').fill('Noor is ziek en de cliënt belt.');
  await expectFine(page, 'the dialog that asks');
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  const sent = page.getByRole('dialog', { name: 'Je verzoek is verstuurd' });
  await sent.getByRole('link', { name: 'Bekijk je verzoeken' }).click();
  await expect(page.getByText('Nog niet besloten').first()).toBeVisible();
  await expectFine(page, 'the own requests');

  await signInAs('coordinator@other.example');
  await page.goto('/trajectories');
  await page.getByRole('status').getByRole('link', { name: 'Bekijken' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: `vraagt toegang tot: ${id}` });
  await expectFine(page, 'the requests to decide on');
  const give = `Geef 7 dagen toegang tot het traject van ${client.name}`;
  await asked.getByRole('button', { name: give }).click();
  await expect(page.getByText('De collega heeft toegang en krijgt een mail.')).toBeVisible();
  await expect(asked).toHaveCount(0);

  await signInAs('counselor2@other.example');
  await page.goto(`/trajectories/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
  await expect(page.getByText('Heeft toegang tot en met')).toBeVisible();

  await panel(page, 'Traject')
    .getByRole('button', { name: /^Collega’s bij dit traject/ })
    .click();
  await page.getByRole('button', { name: 'Sam de Wit weghalen' }).click();
  await page.getByRole('button', { name: 'Niet meer meewerken', exact: true }).click();
  await expect(page).toHaveURL(/\/trajectories(\?|$)/);
  await expect(page.getByText(`Je ziet het traject van ${client.name} niet meer.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The browser mentions the 404.
  complaints.length = 0;
});

test('an administrator lets every counselor see all trajectories, and closes them again', async ({
  page,
  request,
  signInAs,
}) => {
  const admin = callAs(request, await signInAs('admin@other.example'));
  const [{ id } = { id: 0 }] = await admin<Row[]>('GET', '/administration/organisations');
  const sam = callAs(request, await signInAs('counselor2@other.example'));
  const seenBySam = async () =>
    (await sam<{ meta: { total: number } }>('GET', '/trajectories')).meta;
  const before = await seenBySam();

  await signInAs('admin@other.example');
  await page.goto(`/admin/organisations/${id}`);
  const choices = page.getByRole('radiogroup', { name: /Voor adviseurs kies je hier/ });
  await expect(choices.getByRole('radio', { name: 'Alleen eigen en gedeelde' })).toBeChecked();
  await choices.getByRole('radio', { name: 'Iedereen ziet alle' }).click();
  const question = page.getByRole('dialog', { name: 'Iedereen alle trajecten laten zien?' });
  await expect(question).toContainText('adviseurs zien straks elk traject');
  await expectFine(page, 'the question before everybody sees everything');
  await question.getByRole('button', { name: 'Ja, laat alles zien' }).click();
  await expect(choices.getByRole('radio', { name: 'Iedereen ziet alle' })).toBeChecked();
  await expect.poll(async () => (await seenBySam()).total).toBeGreaterThan(before.total);

  await choices.getByRole('radio', { name: 'Alleen eigen en gedeelde' }).click();
  await page.getByRole('button', { name: 'Ja, scherm af' }).click();
  await expect(choices.getByRole('radio', { name: 'Alleen eigen en gedeelde' })).toBeChecked();
  await expect.poll(async () => (await seenBySam()).total).toBe(before.total);
});
