import { screen, within } from '@testing-library/react';
import type { PortalPage } from '@traject/contract/common/portalShapes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPageRow, aPortal, aPortalPage, knownAs } from '../../../testing/aPortal.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openMine } from '../../../testing/openApp.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const part = (name: string) => within(screen.getByRole('region', { name }));
const words = (name: string) => screen.getByRole('region', { name }).textContent ?? '';

const asked = { action: null, due_on: null, ends_at: null, asked_at: '2026-11-10T09:00:00Z' };
const everything: Partial<PortalPage> = {
  asked: [
    { ...asked, kind: 'review', id: 1, title: null },
    { ...asked, kind: 'document', id: 2, title: 'Contract.pdf', action: 'signature' },
    { ...asked, kind: 'survey', id: 3, title: 'Hoe gaat het?', ends_at: '2026-12-01T10:00:00Z' },
    { ...asked, kind: 'task', id: 4, title: 'Cv sturen', due_on: '2026-11-20' },
  ],
  appointments: [
    {
      ...{ id: 8, guest_id: 80, kind: 'intake', title: '', place: 'Dorpsstraat 4, Houten' },
      ...{ video_url: '', starts_at: '2026-11-19T09:30:00Z', ends_at: '2026-11-19T10:30:00Z' },
      answer: null,
    },
    {
      ...{ id: 9, guest_id: 90, kind: 'intake', title: 'Evaluatie', place: '' },
      ...{ video_url: 'https://video.example/x', answer: 'yes' },
      ...{ starts_at: '2026-11-26T09:30:00Z', ends_at: '2026-11-26T10:00:00Z' },
    },
  ],
  notes: [{ id: 1, date: '2026-11-02', note: 'Fijn gesprek gehad.', author: { name: 'Marieke' } }],
  documents: [
    {
      ...{ id: 6, name: 'Plan.pdf', mime: 'application/pdf', size: 2048, type: 'plan' },
      scan: null,
      sent_at: '2026-11-05T10:00:00Z',
    },
  ],
  answers: [
    {
      ...{ kind: 'review', id: 5, title: null, at: '2026-11-06T10:00:00Z' },
      ...{ approved: false, reason: 'Het begint te vroeg.' },
    },
    {
      ...{ kind: 'survey', id: 6, title: 'Start', at: '2026-11-07T10:00:00Z' },
      ...{ approved: null, reason: null },
    },
    {
      ...{ kind: 'task', id: 7, title: 'Bel ons', at: '2026-11-08T10:00:00Z' },
      ...{ approved: null, reason: null },
    },
  ],
  unread: 2,
};

async function openPage(page: Partial<PortalPage>, more: Parameters<typeof fakeApi>[0] = {}) {
  const given = aPortalPage(page);
  const { party, client } = given;
  const mine = aPortal({ pages: [aPageRow({ party, client })] });
  const seen = fakeApi({ 'GET /mine': mine, 'GET /mine/pages/1': given, ...more });
  const user = openMine('/mine');
  await screen.findByRole('heading', { level: 2, name: 'Berichten' });
  return { user, seen };
}

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  knownAs();
});

describe('the page of a client', () => {
  it('says what is asked of them, until when, and how to answer', async () => {
    await openPage(everything);
    const [plan, contract, survey, task] = part('Dit vragen we u').getAllByRole('listitem');
    expect(plan?.textContent).toBe('Uw planGevraagd op dinsdag 10 november 2026.Lees en kies');
    expect(contract?.textContent).toContain('Onderteken dit document');
    expect(survey?.textContent).toContain('U kunt antwoorden tot dinsdag 1 december 2026.');
    expect(survey?.textContent).toContain('Vul de vragen in');
    expect(task?.textContent).toContain('Graag uiterlijk vrijdag 20 november 2026.');
    expect(task?.textContent).toContain('Bekijk en doe dit');
  });

  it('says when and where the appointments are, and what they answered', async () => {
    await openPage(everything);
    const next = words('Uw volgende afspraak');
    expect(next).toContain('donderdag 19 november 2026, 10:30 tot 11:30');
    expect(next).toContain('Dorpsstraat 4, Houten');
    expect(next).toContain('U hebt nog niet gezegd of u komt.');
    expect(
      part('Uw volgende afspraak').getByRole('button', { name: 'Zeg of u komt' }),
    ).toBeTruthy();
    const later = part('Uw andere afspraken');
    expect(later.getByText('Evaluatie')).toBeTruthy();
    expect(later.getByText('U hebt gezegd dat u komt.')).toBeTruthy();
    expect(later.getByRole('button', { name: 'Wijzig uw antwoord' })).toBeTruthy();
    const video = later.getByRole('link', { name: 'Doe mee via internet' });
    expect(video.getAttribute('href')).toBe('https://video.example/x');
  });

  it('tells how far it is, what was written, sent and answered, and whom to ask', async () => {
    await openPage({ ...everything, ends_at: '2027-02-01T10:00:00Z' });
    const steps = part('Waar staat het traject?').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'U bent aangemeld (klaar)',
      'U bekijkt het plan (klaar)',
      'We bereiden alles voor (klaar)',
      '4U krijgt begeleiding (nu)',
      '5Het traject is klaar',
    ]);
    expect(steps[3]?.getAttribute('aria-current')).toBe('step');
    expect(words('Waar staat het traject?')).toContain('lezen tot maandag 1 februari 2027.');
    expect(words('Berichten')).toContain('U hebt 2 nieuwe berichten.');
    expect(words('Notities voor u')).toContain('Marieke, maandag 2 november 2026');
    expect(words('Notities voor u')).toContain('Fijn gesprek gehad.');
    expect(words('Documenten voor u')).toContain('Gestuurd op donderdag 5 november 2026');
    const answers = words('Dit hebt u geantwoord');
    expect(answers).toContain('Uw planU ging niet akkoord op vrijdag 6 november 2026.');
    expect(answers).toContain('Uw reden: Het begint te vroeg.');
    expect(answers).toContain('U hebt dit ingevuld op zaterdag 7 november 2026.');
    expect(answers).toContain('U hebt dit gedaan op zondag 8 november 2026.');
    expect(words('Uw adviseur')).toContain('Marieke de Vries');
    const phone = part('Uw adviseur').getByRole('link', { name: '030 123 45 67' });
    expect(phone.getAttribute('href')).toBe('tel:0301234567');
    expect(screen.queryByRole('region', { name: 'Facturen' })).toBeNull();
  });

  it('with nothing on it says that there is nothing to do, and leaves out what is empty', async () => {
    await openPage({});
    expect(words('Dit vragen we u')).toContain('U hoeft nu niets te doen.');
    expect(words('Berichten')).toContain('U hebt geen nieuwe berichten.');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Dit vragen we u', 'Waar staat het traject?', 'Berichten', 'Mijn gegevens'],
      ...['Uw adviseur', 'Apparaten die u kennen'],
    ]);
  });

  it('leads to their own details, and the Back button leads back', async () => {
    const { user } = await openPage({}, { 'GET /mine/pages/1/skills': [] });
    await user.click(screen.getByRole('button', { name: 'Bekijk mijn gegevens' }));
    await title('Mijn gegevens');
    expect(addressNow()).toBe('/mine/pages/1/own');
    window.history.back();
    await title('Mijn traject');
  });
});

describe('a question', () => {
  it('opens where it is answered', async () => {
    const { user, seen } = await openPage(everything, {
      'POST /mine/pages/1/questions': { path: '#answer-here' },
    });
    await user.click(screen.getByRole('button', { name: 'Vul de vragen in' }));
    await vi.waitFor(() => expect(window.location.hash).toBe('#answer-here'));
    expect(seen.at(-1)?.body).toEqual({ kind: 'survey', id: 3 });
    await user.click(screen.getByRole('button', { name: 'Zeg of u komt' }));
    await vi.waitFor(() => expect(seen.at(-1)?.body).toEqual({ kind: 'appointment', id: 80 }));
  });

  it('that cannot be opened says why, and the page stays', async () => {
    const answers = [refuse(500, 'Something went wrong'), refuse(404, 'Deze vraag is vervallen.')];
    const { user } = await openPage(everything, {
      'POST /mine/pages/1/questions': () => answers.shift(),
    });
    await user.click(screen.getByRole('button', { name: 'Bekijk en doe dit' }));
    expect(await screen.findByText(/^Dit kon niet worden geopend/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bekijk en doe dit' }));
    expect(await screen.findByText('Deze vraag is vervallen.')).toBeTruthy();
    expect(screen.getByText('Cv sturen')).toBeTruthy();
  });
});

describe('the page of an employer', () => {
  const invoice = { id: 4, invoice_number: '2026-014', invoice_date: '2026-11-03' };

  it('is named after the employee, in words of its own, with the invoices', async () => {
    await openPage({
      ...{ party: 'employer', step: 'proposal' },
      invoices: [{ ...invoice, total_with_vat: 121000 }],
      asked: [{ ...asked, kind: 'review', id: 1, title: null }],
    });
    await title('Traject van Fatima El Amrani');
    expect(words('Dit vragen we u')).toContain('Het plan en de offerte');
    expect(words('Waar staat het traject?')).toContain('We maken een voorstel (nu)');
    expect(words('Facturen')).toContain('Factuur 2026-014');
    expect(words('Facturen')).toMatch(/dinsdag 3 november 2026, €\s1\.210,00/);
    expect(screen.getByRole('region', { name: 'De adviseur' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Mijn gegevens' })).toBeNull();
  });

  it('says so when an invoice cannot be downloaded', async () => {
    const { user } = await openPage({
      ...{ party: 'employer', invoices: [{ ...invoice, total_with_vat: 121000 }] },
    });
    await user.click(screen.getByRole('button', { name: 'Download de factuur' }));
    expect(await screen.findByText(/^Downloaden is niet gelukt/)).toBeTruthy();
  });
});
