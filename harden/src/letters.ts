import type { Browser, Page } from '@playwright/test';
import { hostileLines, watchFor } from '@traject/e2e/hostile.ts';
import { asHtml } from '@traject/server/src/platform/mail/layout.ts';
import type { Sender } from '@traject/server/src/platform/mail/sender.ts';
import { letterOf, templateNames } from '@traject/server/src/platform/mail/templates.ts';

type Sheet = { what: string; html: string; says: readonly string[] };

const inbox = 'http://inbox.example';

/** Opens mails as the most careless mail reader would: with scripts, and without any policy. */
export async function openLetters(browser: Browser, sheets: readonly Sheet[]) {
  const context = await browser.newContext();
  const watch = watchFor(context, inbox);
  const page = await context.newPage();
  const shortfalls: string[] = [];
  for (const sheet of sheets) shortfalls.push(...(await open(page, sheet)));
  await context.close();
  return [...shortfalls, ...watch.found];

  async function open(page: Page, { what, html, says }: Sheet) {
    await page.route(`${inbox}/`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(inbox);
    await watch.look(page);
    const shown = await page.locator('body').textContent();
    await page.unrouteAll();
    return says.flatMap((line) => (shown?.includes(line) ? [] : [`${what} does not say: ${line}`]));
  }
}

/** Every kind of mail, in both languages, filled with nothing but hostile lines. */
export const hostileLetters = (): Sheet[] =>
  templateNames.flatMap((template) =>
    (['nl', 'en'] as const).flatMap((language) =>
      hostileLines.map((line) => {
        const letter = letterOf({ template, language, data: aBadPerson(line) });
        const says = [...letter.before, ...letter.after];
        const html = asHtml(letter, language, aBadSender(line));
        return { what: `${template} in ${language}`, html, says };
      }),
    ),
  );

const aBadSender = (line: string): Sender => ({
  name: line,
  contact: { name: line, email: line, phone_number: line },
});

/** Everything a template asks for, except for the link that the program makes itself. */
const aBadPerson = (line: string) => ({
  link: `${inbox}/auth/reset/${'x'.repeat(43)}`,
  first_name: line,
  counselor: line,
  organisation: line,
  client: line,
  document: line,
  who: line,
  reason: line,
  survey: line,
  task: line,
  due: line,
  giver: line,
  asker: line,
  student: line,
  students: line,
  until: line,
  kind: 'approve-document',
  approved: false,
  own: false,
  by_student: false,
  to_client: false,
  formal: false,
  invite_until: line,
  days: 7,
  minutes: 60,
  count: 3,
  invite_days: 7,
});
