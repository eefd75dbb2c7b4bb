import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { aPhone, callAs, type Desk, expect } from './desk.ts';
import { aPdf } from './files.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const part = (page: Page, name: string) => page.getByRole('region', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** What a browser still has of somebody. */
export const leftBehind = async () => ({
  kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith('party'),
  ),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
});

/** The link that is mailed to whoever types this address; administrators alone can read it. */
export async function askLink(phone: Page, request: APIRequestContext, email: string) {
  const data = { email: 'admin@demo.example', password: 'demo-demo-demo' };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  const call = callAs(request, token);
  const before = await mailedTo(call, email);
  await phone.goto('/mine');
  await phone.getByLabel('Uw e-mailadres').fill(email);
  await press(phone, 'Mail mij de link');
  await expect(heading(phone, 'Kijk in uw mail')).toBeFocused();
  await expect.poll(async () => (await mailedTo(call, email)).length).toBe(before.length + 1);
  return (await mailedTo(call, email))[0] ?? '';
}

/** Newest first. */
async function mailedTo(call: Desk['call'], email: string) {
  type Mails = { data: { to: string; text: string }[] };
  const { data } = await call<Mails>('GET', '/outbox?per_page=100');
  const texts = data.filter(({ to }) => to === email).map(({ text }) => text);
  return texts.flatMap((text) => text.match(/\/mine\/[\w-]{43}/)?.[0] ?? []);
}

/** A browser that just opened the pages of this address. */
export async function known(browser: Browser, request: APIRequestContext, email: string) {
  const page = await aPhone(browser);
  await page.goto(await askLink(page, request, email));
  await press(page, 'Ja, onthoud mij 30 dagen');
  await expect(page).toHaveURL(/\/mine$/);
  return page;
}

export const aSharedNote = ({ call, trajectoryId }: Desk, note: string, visible: object) =>
  call('POST', `/trajectories/${trajectoryId}/notes`, {
    ...{ note, date: '2026-11-02 10:00:00', ...visible },
  });

export const aDocument = (desk: Desk, name: string, sent: Record<string, string>) =>
  desk.send(`/trajectories/${desk.trajectoryId}/files`, {
    file: aPdf(name, name),
    trajectory_file_type_id: '1',
    trajectory_file_action_id: '2',
    ...sent,
  });

export async function aSurvey({ call, trajectoryId }: Desk, survey_template_id: number) {
  const path = `/trajectories/${trajectoryId}/surveys`;
  const { id } = await call<{ id: number }>('POST', path, { survey_template_id });
  await call('POST', `${path}/${id}/start`);
}

/** A trajectory with an open page for this contact. */
export async function anEmployee({ call }: Desk, contact_email: string, first_name: string) {
  const [organisation] = await call<{ id: number }[]>('GET', '/organisations');
  const [counselor] = await call<{ id: number }[]>('GET', '/counselors');
  const organisation_id = organisation?.id;
  const email = `${crypto.randomUUID()}@mail.example`;
  const person = { organisation_id, email, first_name, last_name: 'Bouzid' };
  const client = await call<{ id: number }>('POST', '/clients', person);
  const { id } = await call<{ id: number }>('POST', '/trajectories', {
    ...{ organisation_id, client_id: client.id, counselor_id: counselor?.id },
    ...{ trajectory_state_id: 1, contact_name: 'Hanna Roelofs', contact_email },
  });
  await call('POST', `/trajectories/${id}/portal/employer/invite`);
  return id;
}
