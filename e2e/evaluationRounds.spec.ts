import { expect, test } from './fixtures.ts';

test('a coordinator asks one person about several students at once, and asking again makes nothing twice', async ({
  page,
  signInAs,
}) => {
  await signInAs('coordinator');
  await page.goto('/groups/1');
  await page.getByRole('link', { name: 'Vraag beoordelingen' }).click();
  const fill = async () => {
    await page.getByRole('button', { name: 'Niets kiezen' }).first().click();
    for (const name of ['Noa Kramer', 'Lars Mulder']) await page.getByLabel(name).check();
    await page.getByLabel('2.1 Houdt het eigen vak bij').check();
    await page.getByLabel('2.3 Geeft voorlichting, advies en instructie').check();
    await page.getByLabel('Begeleider', { exact: true }).check();
    const everybody = page.getByLabel('E-mailadres, Begeleider van iedereen');
    await everybody.fill('evaluator@demo.example');
    await page.getByLabel('Persoonlijk bericht').fill('Graag vóór het gesprek van vrijdag.');
    await page.getByRole('button', { name: 'Bekijk vooraf' }).click();
  };
  await fill();
  await expect(page.getByText('2 studenten · 4 verzoeken · 1 e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur 4 verzoeken' }).click();
  await expect(page.getByText(/^4 verzoeken verstuurd\. Beoordelen kan tot en met/)).toBeVisible();
  const report = page.getByRole('table', { name: 'Verslag' });
  await expect(
    report.getByRole('row', { name: /Noa Kramer.*2 verzoeken verstuurd/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Vraag nog meer' }).click();
  await fill();
  await expect(page.getByText('2 studenten · 0 verzoeken · 0 e-mails')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verstuur/ })).toHaveCount(0);
});

test('an evaluator sees what is pending by student, and steps through what one of them needs', async ({
  page,
  signInAs,
}) => {
  await signInAs('evaluator');
  await page.goto('/pending-evaluations');
  await page.getByRole('combobox', { name: 'Groeperen' }).selectOption('Per student');
  const sanne = page.getByRole('region', { name: 'Sanne Willems' });
  await expect(sanne.getByText(/eerste tot en met/)).toBeVisible();
  await sanne.getByRole('link', { name: 'Sanne Willems' }).first().click();
  const steps = page.getByRole('navigation', { name: 'Jouw beoordelingen van Sanne Willems' });
  await expect(steps.getByRole('link')).toHaveCount(2);
  await page.getByRole('radio', { name: /Gevorderd/ }).check();
  await page.getByRole('button', { name: 'Opslaan en volgende' }).click();
  await expect(steps.getByRole('link', { name: /, beoordeeld$/ })).toBeVisible();
  await expect(steps.getByRole('link', { name: /, open$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
