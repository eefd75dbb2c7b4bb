import { screen, waitFor } from '@testing-library/react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../platform/i18n.ts';
import { aToken } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { addressNow, openApp, openLink } from '../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/approval-request/${token}`;
const request: ApprovalRequest = {
  kind: 'review-client',
  requested: true,
  recipient: { name: 'Fatima El Amrani' },
  subject: {
    counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: '030 230 01 00' },
    organisation: { name: 'Stichting Werkwijzer', has_logo: false },
    client: { name: 'Fatima El Amrani' },
    name: 'Trajectplan.pdf',
    mime: 'application/pdf',
  },
  files: [
    {
      position: 1,
      name: 'Trajectplan.pdf',
      mime: 'application/pdf',
      scan: null,
      size: 26_000,
      trajectory_file_type: { name: 'Trajectplan' },
    },
  ],
  action: null,
  returned: [],
  notes: [{ date: '2026-11-10 14:00:00', note: 'Lees bladzijde 3.' }],
  sent_at: '2026-11-09T10:00:00Z',
  expires_at: '2027-02-07T10:00:00Z',
  decision: null,
};
const accepted = { approved: true, reason: null, decided_at: '2026-11-16T09:00:00Z' };
const done = () => new Response(null, { status: 204 });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const choice = 'Gaat u akkoord met uw trajectplan?';
const openPage = (answers: Record<string, unknown> = {}, kind = 'review-client') => {
  const seen = fakeApi({ [`GET ${path}`]: request, ...answers });
  return { seen, user: openLink(`/${kind}/${token}`) };
};
const sentTo = (seen: ReturnType<typeof fakeApi>, end: string) =>
  seen.filter((call) => call.path === `${path}/${end}`);

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('a document to be signed', () => {
  const signing = {
    ...request,
    kind: 'approve-document',
    action: { code: 'signature', name: 'Ter ondertekening' },
  };

  it('asks for a signature, takes the signed copy and confirms its receipt', async () => {
    const { sent, answer } = fakeUpload();
    const { user } = openPage({ [`GET ${path}`]: signing }, 'approve-document');
    await title('Wilt u dit document ondertekenen?');
    expect(screen.getByText('Ter ondertekening')).toBeTruthy();
    const copy = new File(['jpg'], 'Getekend.jpg');
    await user.upload(screen.getByLabelText('Kies een foto of bestand'), copy);
    expect(sent[0]).toMatchObject({ address: `POST /api${path}/returns` });
    expect(sent[0]?.form.get('file')).toMatchObject({ name: 'Getekend.jpg' });
    fakeApi({
      [`GET ${path}`]: { ...signing, returned: [{ name: 'Getekend.jpg', date: '2026-11-16' }] },
    });
    answer(204, null);
    expect(await screen.findByText('Getekend.jpg is ontvangen op 16 nov 2026.')).toBeTruthy();
    expect(screen.getByLabelText('Stuur nog een foto of bestand')).toBeTruthy();
  });

  it('says why a file was refused', async () => {
    const { answer } = fakeUpload();
    const { user } = openPage({ [`GET ${path}`]: signing }, 'approve-document');
    await title('Wilt u dit document ondertekenen?');
    await user.upload(screen.getByLabelText('Kies een foto of bestand'), new File(['x'], 'a.pdf'));
    answer(422, { errors: ['De inhoud van ‘a.pdf’ past niet bij de naam.'] });
    expect((await screen.findByText(/past niet bij de naam/)).getAttribute('role')).toBe('alert');
  });
});

describe('a request', () => {
  it('[PUB-01, PUB-02, PUB-07] says what is asked, by whom, for whom and until when', async () => {
    openPage();
    const heading = await title(choice);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${choice} · Traject`);
    for (const words of [
      'Stichting Werkwijzer vraagt uw akkoord',
      'Marieke de Vries',
      'Fatima El Amrani',
      'Trajectplan.pdf',
      'Lees bladzijde 3.',
      'Notitie van Marieke de Vries',
      'U kunt één keer kiezen.',
      'Deze pagina werkt tot 7 feb 2027.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: '030 230 01 00' })).toHaveProperty(
      'href',
      'tel:0302300100',
    );
    expect(press('Lees het plan')).toBeTruthy();
    expect(press('Download het plan')).toBeTruthy();
  });

  it('[PUB-01, PUB-05] is accepted after a confirmation, once, however often the button is pressed', async () => {
    const { user, seen } = openPage({ [`POST ${path}/accept`]: done });
    await title(choice);
    await user.click(press('Ja, ik ga akkoord'));
    await title('Weet u het zeker?');
    expect(sentTo(seen, 'accept')).toEqual([]);
    await user.dblClick(press('Ja, ik weet het zeker'));
    await title('Bedankt, u bent akkoord');
    expect(sentTo(seen, 'accept').map(({ body }) => body)).toEqual([null]);
    expect(screen.queryByRole('button', { name: /akkoord/ })).toBeNull();
  });

  it('[PUB-01, PUB-03, PUB-05] is rejected with a reason; back clears what was typed', async () => {
    const { user, seen } = openPage({ [`POST ${path}/reject`]: done });
    await title(choice);
    await user.click(press('Nee, ik ga niet akkoord'));
    await title('Waarom gaat u niet akkoord?');
    const box = () => screen.getByLabelText(/^Uw reden/);
    await user.type(box(), 'Te laat');
    expect(screen.getByText('7 van 2000 tekens')).toBeTruthy();
    await user.click(press('Terug naar de keuze'));
    await title(choice);
    await user.click(press('Nee, ik ga niet akkoord'));
    expect(box()).toHaveProperty('value', '');

    await user.type(box(), '  ');
    await user.click(press('Stuur mijn reden'));
    expect(await screen.findByText('Vul dit in.')).toBeTruthy();
    expect(document.activeElement).toBe(box());
    expect(sentTo(seen, 'reject')).toEqual([]);
    await user.type(box(), 'Op woensdag werk ik.');
    await user.dblClick(press('Stuur mijn reden'));
    await title('Bedankt, uw reden is verstuurd');
    expect(sentTo(seen, 'reject').map(({ body }) => body)).toEqual([
      { reason: '  Op woensdag werk ik.' },
    ]);
  });

  it.each([
    ['the server’s own words', refuse(404, 'Er is al gekozen.'), 'Er is al gekozen.'],
    ['a 404 without words', new Response('', { status: 404 }), /^Er ging iets mis/],
    ['a server that fails', refuse(500, 'Kapot'), /^Er ging iets mis/],
  ])(
    '[PUB-04, PUB-08] a failed answer leads back to the choice, with %s',
    async (_, failure, told) => {
      const { user } = openPage({ [`POST ${path}/reject`]: () => failure.clone() });
      await title(choice);
      await user.click(press('Nee, ik ga niet akkoord'));
      await user.type(screen.getByLabelText(/^Uw reden/), 'Te laat');
      await user.click(press('Stuur mijn reden'));
      await title(choice);
      expect(await screen.findByText(told)).toBeTruthy();
      await user.click(press('Nee, ik ga niet akkoord'));
      expect(screen.getByLabelText(/^Uw reden/)).toHaveProperty('value', 'Te laat');
    },
  );

  it('[PUB-08] shows the decision that was stored even though the answer got lost', async () => {
    let now = request;
    const { user } = openPage({
      [`GET ${path}`]: () => Response.json(now),
      [`POST ${path}/accept`]: () => {
        now = { ...request, decision: accepted };
        return Promise.reject(new TypeError('network'));
      },
    });
    await title(choice);
    await user.click(press('Ja, ik ga akkoord'));
    await user.click(press('Ja, ik weet het zeker'));
    expect(await title('Bedankt, u bent akkoord')).toBeTruthy();
  });

  it('decided in another tab shows the decision when the reader returns to this one', async () => {
    let now = request;
    openPage({ [`GET ${path}`]: () => Response.json(now) });
    await title(choice);
    now = { ...request, decision: accepted };
    document.dispatchEvent(new Event('visibilitychange'));
    await title('Bedankt, u bent akkoord');
  });

  it('[PUB-03] the browser’s Back button leads to the choice and keeps what was typed', async () => {
    const { user } = openPage();
    await title(choice);
    await user.click(press('Nee, ik ga niet akkoord'));
    await user.type(await screen.findByLabelText(/^Uw reden/), 'Te laat');
    window.history.back();
    await title(choice);
    await user.click(press('Nee, ik ga niet akkoord'));
    expect(await screen.findByLabelText(/^Uw reden/)).toHaveProperty('value', 'Te laat');
    window.history.back();
    await title(choice);
    await user.click(press('Ja, ik ga akkoord'));
    await title('Weet u het zeker?');
    window.history.back();
    await title(choice);
  });

  it('downloads the document on a phone that cannot show it, and says so', async () => {
    const file = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const { user, seen } = openPage({ [`GET ${path}/download?file=1`]: file });
    vi.stubGlobal('CSSLayerBlockRule', undefined);
    URL.createObjectURL = () => 'blob:plan';
    URL.revokeObjectURL = () => {};
    await title(choice);
    await user.click(press('Lees het plan'));
    await screen.findByText(/^Dit apparaat kan het document hier niet tonen/);
    await waitFor(() => expect(sentTo(seen, 'download?file=1')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('[PUB-02] that was only sent to read offers no choice', async () => {
    const read = { ...request, kind: 'approve-document', requested: false };
    openPage({ [`GET ${path}`]: read }, 'approve-document');
    await title('Er is een document voor u');
    expect(screen.getByText('Stichting Werkwijzer stuurt u een document')).toBeTruthy();
    expect(press('Download het document')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /akkoord/ })).toBeNull();
    expect(screen.queryByText('U kunt één keer kiezen.')).toBeNull();
  });
});

describe('the link of a decided request', () => {
  it('shows the decision, by whom and when, and still has the document', async () => {
    const rejected = { approved: false, reason: 'Te duur.', decided_at: '2026-11-16T09:00:00Z' };
    openPage({ [`GET ${path}`]: { ...request, notes: [], decision: rejected } });
    await title('Bedankt, uw reden is verstuurd');
    expect(
      screen.getByText(/^Fatima El Amrani ging niet akkoord op 16 nov 2026, 10:00/),
    ).toBeTruthy();
    expect(screen.getByText('Uw reden: Te duur.')).toBeTruthy();
    expect(press('Download het plan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /akkoord/ })).toBeNull();
    expect(screen.queryByText('U kunt één keer kiezen.')).toBeNull();
  });

  it('names the plan and the proposal to an employer', async () => {
    const both = { ...request, kind: 'review-employer', decision: accepted };
    openPage({ [`GET ${path}`]: both }, 'review-employer');
    await title('Bedankt, u bent akkoord');
    expect(screen.getByText('Het plan en de offerte')).toBeTruthy();
  });
});

describe('a link', () => {
  const dead = 'Deze link is niet (meer) geldig. Controleer de link en probeer het opnieuw!';

  it('[PUB-01, PUB-04] that no longer works says so, in the server’s words too', async () => {
    openPage({ [`GET ${path}`]: refuse(404, 'Vraag een nieuwe link aan.') });
    await title('We kunnen deze pagina niet openen');
    expect(screen.getByText(dead)).toBeTruthy();
    expect(screen.getByText('Vraag een nieuwe link aan.')).toBeTruthy();
    await setLanguage('en');
    expect(
      await screen.findByText(
        'The provided token is not valid (anymore). Please check the link and try again!',
      ),
    ).toBeTruthy();
  });

  it.each(['review-employer', 'approve-document'])(
    '[PUB-01] for a client’s review does not open as %s',
    async (kind) => {
      openPage({}, kind);
      await title('We kunnen deze pagina niet openen');
      expect(screen.queryByText('Fatima El Amrani')).toBeNull();
    },
  );

  it('[PUB-04] that could not be loaded can be tried again', async () => {
    const get = vi.fn(() => refuse(500));
    const { user } = openPage({ [`GET ${path}`]: () => get() });
    await waitFor(() => title('De pagina openen is niet gelukt'));
    expect(screen.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeTruthy();
    get.mockImplementation(() => Response.json(request));
    await user.click(press('Probeer opnieuw'));
    await title(choice);
  });

  it.each(['review-client', 'review-employer', 'approve-document'])(
    '[PUB-01] /%s without a token leads to page_not_found',
    async (kind) => {
      fakeApi({});
      openApp(`/${kind}`);
      await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    },
  );

  it('[SHELL-20] works with an expired session in the browser, and never leads to sign-in', async () => {
    localStorage.setItem('token', aToken({ exp: 1 }));
    const { user } = openPage({ [`POST ${path}/accept`]: refuse(401, 'Log eerst in.') });
    await title(choice);
    await user.click(press('Ja, ik ga akkoord'));
    await user.click(press('Ja, ik weet het zeker'));
    await title(choice);
    expect(addressNow()).toBe(`/review-client/${token}`);
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});
