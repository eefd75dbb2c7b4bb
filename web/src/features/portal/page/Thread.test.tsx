import { screen, waitFor } from '@testing-library/react';
import type { Message } from '@traject/contract/common/messagePage';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aPortalPage, knownAs } from '../../../testing/aPortal.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { fakeUpload } from '../../../testing/fakeUpload.ts';
import { addressNow, openMine } from '../../../testing/openApp.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Uw bericht');
const send = () => screen.getByRole('button', { name: 'Verstuur' });
const aFile = new File(['x'], 'brief.pdf', { type: 'application/pdf' });
const path = '/mine/pages/1/messages';

const hers: Message = {
  ...{ id: 1, by: 'staff', name: 'Marieke de Vries', text: 'Hoe gaat het?', read_at: null },
  sent_at: '2026-11-12T09:30:00Z',
  file: { name: 'folder.pdf', mime: 'application/pdf', scan: null },
};
const own: Message = {
  ...{ id: 2, by: 'party', name: 'Fatima El Amrani', text: 'Goed.', file: null },
  ...{ sent_at: '2026-11-13T09:30:00Z', read_at: '2026-11-13T10:00:00Z' },
};

/** The server's side of it, as far as the page can tell. */
function thread(messages: Message[], more: Parameters<typeof fakeApi>[0] = {}) {
  const now = { messages };
  const isNew = ({ by, read_at }: Message) => by === 'staff' && !read_at;
  const seen = fakeApi({
    'GET /mine': aPortal(),
    'GET /mine/pages/1': () => aPortalPage({ unread: now.messages.filter(isNew).length }),
    [`GET ${path}`]: () => now.messages,
    [`POST ${path}/read`]: () => {
      now.messages = now.messages.map((one) => ({ ...one, read_at: '2026-11-17T10:00:00Z' }));
      return new Response(null, { status: 204 });
    },
    ...more,
  });
  const marks = () => seen.filter(({ path: at }) => at === `${path}/read`);
  return { now, seen, marks };
}

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  knownAs();
});

describe('the messages of a client', () => {
  it('are shown with who wrote them and when, and are read from then on', async () => {
    const { marks } = thread([hers, own]);
    const user = openMine('/mine');
    expect(await screen.findByText('U hebt 1 nieuw bericht.')).toBeTruthy();
    expect(marks()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Lees en schrijf berichten' }));
    await title('Berichten');
    expect(addressNow()).toBe('/mine/pages/1/messages');
    expect(screen.getByText('Marieke de Vries en collega’s lezen wat u schrijft.')).toBeTruthy();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Marieke de Vriesdonderdag 12 november 2026, 10:30');
    expect(first?.textContent).toContain('Download folder.pdf');
    expect(first?.textContent).not.toContain('Gelezen');
    expect(second?.textContent).toContain('Uvrijdag 13 november 2026, 10:30 · Gelezen');
    await waitFor(() => expect(marks()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Terug' }));
    expect(await screen.findByText('U hebt geen nieuwe berichten.')).toBeTruthy();
  });

  it('are none yet, and an empty one is not sent', async () => {
    thread([]);
    const { sent } = fakeUpload();
    const user = openMine('/mine/pages/1/messages');
    expect(await screen.findByText(/^Er zijn nog geen berichten/)).toBeTruthy();
    await user.type(field(), '   ');
    await user.click(send());
    expect(screen.getByText('Schrijf iets, of kies een bestand.').getAttribute('role')).toBe(
      'alert',
    );
    expect(sent).toEqual([]);
  });

  it('are sent once with a file, and stand there afterwards', async () => {
    const { now } = thread([]);
    const { sent, answer } = fakeUpload();
    const user = openMine('/mine/pages/1/messages');
    await title('Berichten');
    await user.type(field(), 'Hier is mijn brief.');
    await user.upload(screen.getByLabelText('Voeg een foto of bestand toe'), aFile);
    await user.dblClick(send());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe(`POST /api${path}`);
    expect(sent[0]?.form.get('text')).toBe('Hier is mijn brief.');
    expect(sent[0]?.form.get('file')).toMatchObject({ name: 'brief.pdf' });
    now.messages = [{ ...own, text: 'Hier is mijn brief.', read_at: null }];
    answer(201, now.messages[0]);
    expect(await screen.findByText('Uw bericht is verstuurd.')).toBeTruthy();
    expect(field().value).toBe('');
    expect(screen.queryByText(/Gekozen: brief.pdf/)).toBeNull();
    expect(await screen.findByText('Hier is mijn brief.')).toBeTruthy();
  });

  it('keep their words when the file is refused, and say why', async () => {
    thread([]);
    const { answer } = fakeUpload();
    const user = openMine('/mine/pages/1/messages');
    await title('Berichten');
    await user.type(field(), 'Hier is mijn brief.');
    await user.upload(screen.getByLabelText('Voeg een foto of bestand toe'), aFile);
    await user.click(send());
    answer(422, { status: 422, errors: ['Dit soort bestand kan hier niet.'] });
    expect(await screen.findByText('Dit soort bestand kan hier niet.')).toBeTruthy();
    expect(field().value).toBe('Hier is mijn brief.');
    expect(screen.getByText(/Gekozen: brief.pdf/)).toBeTruthy();
    await user.click(send());
    answer(500, undefined);
    expect(await screen.findByText(/^Uw bericht is niet verstuurd/)).toBeTruthy();
    expect(field().value).toBe('Hier is mijn brief.');
  });

  it('are not marked as read by what was kept on the device', async () => {
    const kept = { value: [hers], at: '2026-11-16T09:00:00Z' };
    localStorage.setItem('party:pppppppppppp:/pages/1/messages', JSON.stringify(kept));
    const { marks } = thread([], { [`GET ${path}`]: () => refuse(502) });
    openMine('/mine/pages/1/messages');
    expect(await screen.findByText('Hoe gaat het?')).toBeTruthy();
    expect(marks()).toEqual([]);
  });

  it('of somebody who is no longer known are gone, and the way in is offered', async () => {
    let isKnown = true;
    const refused = () => refuse(401, 'Onbekend');
    const { now } = thread([hers], {
      'GET /mine': () => (isKnown ? aPortal() : refused()),
      'GET /mine/pages/1': () => (isKnown ? aPortalPage() : refused()),
      [`GET ${path}`]: () => (isKnown ? now.messages : refused()),
    });
    const user = openMine('/mine');
    await title('Mijn traject');
    isKnown = false;
    await user.click(screen.getByRole('button', { name: 'Lees en schrijf berichten' }));
    expect(await screen.findByLabelText('Uw e-mailadres')).toBeTruthy();
    expect(screen.queryByText('Hoe gaat het?')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('party'))).toEqual([]);
  });
});
