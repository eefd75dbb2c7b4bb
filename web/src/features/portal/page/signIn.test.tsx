import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aPortalPage, partyToken } from '../../../testing/aPortal.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openMine } from '../../../testing/openApp.tsx';

const link = 'l'.repeat(43);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByLabelText('Uw e-mailadres');

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('asking for a link', () => {
  it('says what is wrong with an address, and sends nothing', async () => {
    const seen = fakeApi({ 'POST /mine/links': () => new Response(null, { status: 204 }) });
    const user = openMine('/mine');
    await title('Mijn traject');
    await user.type(address(), 'fatima@');
    await user.click(button('Mail mij de link'));
    const said = screen.getByText('Typ uw hele e-mailadres, bijvoorbeeld naam@voorbeeld.nl.');
    expect(said.getAttribute('role')).toBe('alert');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    expect(address().getAttribute('aria-describedby')).toBe(said.id);
    expect(seen).toEqual([]);
  });

  it('says the same for every address, and lets them try another', async () => {
    const seen = fakeApi({ 'POST /mine/links': () => new Response(null, { status: 204 }) });
    const user = openMine('/mine');
    await title('Mijn traject');
    const words: string[] = [];
    for (const email of ['fatima@mail.example', 'niemand@mail.example']) {
      await user.type(address(), ` ${email} `);
      await user.click(button('Mail mij de link'));
      const heading = await title('Kijk in uw mail');
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(seen.at(-1)?.body).toEqual({ email });
      words.push((heading.parentElement?.textContent ?? '').replace(email, ''));
      await user.click(button('Typ een ander adres of probeer opnieuw'));
    }
    expect(words[0]).toContain('De link werkt 20 minuten.');
    expect(words[1]).toBe(words[0]);
  });

  it('says that it did not work, or what the server says of it', async () => {
    const answers = [refuse(500, 'Something went wrong'), refuse(429, 'Probeer het later.')];
    fakeApi({ 'POST /mine/links': () => answers.shift() });
    const user = openMine('/mine');
    await title('Mijn traject');
    await user.type(address(), 'fatima@mail.example');
    await user.click(button('Mail mij de link'));
    expect(
      await screen.findByText('Het versturen is niet gelukt. Probeer het opnieuw.'),
    ).toBeTruthy();
    await user.click(button('Mail mij de link'));
    expect(await screen.findByText('Probeer het later.')).toBeTruthy();
  });
});

describe('a link from a mail', () => {
  const opening = () => ({
    [`POST /mine/links/${link}`]: { token: partyToken },
    'GET /mine': aPortal(),
    'GET /mine/pages/1': aPortalPage(),
  });

  it.each([
    ['Ja, onthoud mij 30 dagen', true],
    ['Nee, open alleen nu', false],
  ])('opens by "%s" only, and leaves no token in the address', async (name, remembered) => {
    const seen = fakeApi(opening());
    const user = openMine(`/mine/${link}`);
    await title('Open uw pagina');
    expect(seen, 'nothing is opened by looking').toEqual([]);
    await user.click(button(name));
    await title('Mijn traject');
    expect(seen[0]?.body).toEqual({ remembered });
    expect(addressNow()).toBe('/mine');
    const [kept, empty] = remembered
      ? [localStorage, sessionStorage]
      : [sessionStorage, localStorage];
    expect(kept.getItem('party')).toContain(partyToken);
    expect(empty.getItem('party')).toBeNull();
    const mine = seen.find(({ path }) => path === '/mine');
    expect(mine?.headers.get('authorization')).toBe(`Party ${partyToken}`);
    const answers = Object.keys(localStorage).filter((key) => key.startsWith('party:'));
    expect(answers).toHaveLength(remembered ? 2 : 0);
  });

  it('that is dead offers a new one', async () => {
    fakeApi({ [`POST /mine/links/${link}`]: refuse(404, 'Deze link werkt niet meer.') });
    const user = openMine(`/mine/${link}`);
    await title('Open uw pagina');
    await user.click(button('Ja, onthoud mij 30 dagen'));
    await title('Deze link werkt niet meer');
    expect(address()).toBeTruthy();
    expect(localStorage.getItem('party')).toBeNull();
  });

  it('can be tried again when no answer came', async () => {
    let answer = refuse(502);
    fakeApi({ ...opening(), [`POST /mine/links/${link}`]: () => answer });
    const user = openMine(`/mine/${link}`);
    await title('Open uw pagina');
    await user.click(button('Nee, open alleen nu'));
    expect(await screen.findByText('Er ging iets mis. Probeer het opnieuw.')).toBeTruthy();
    answer = Response.json({ token: partyToken });
    await user.click(button('Nee, open alleen nu'));
    await title('Mijn traject');
  });

  it('opened in a browser that knew the address already shows each page once', async () => {
    const older = 'o'.repeat(43);
    localStorage.setItem('party', JSON.stringify([{ token: older, until: Date.now() + 1e9 }]));
    const seen = fakeApi({
      ...opening(),
      'DELETE /mine/session': () => new Response(null, { status: 204 }),
    });
    const user = openMine(`/mine/${link}`);
    await title('Open uw pagina');
    await user.click(button('Ja, onthoud mij 30 dagen'));
    await title('Mijn traject');
    expect(localStorage.getItem('party')).not.toContain(older);
    const left = seen.find(({ method }) => method === 'DELETE');
    expect(left?.headers.get('authorization')).toBe(`Party ${older}`);
  });
});
