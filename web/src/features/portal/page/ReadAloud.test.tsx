import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../ui/testing.tsx';
import { wordsIn } from './ReadAloud.tsx';
import { Section } from './Section.tsx';
import { placeOf } from './usePlace.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  vi.unstubAllGlobals();
});

const part = (
  <Section title="Uw volgende afspraak">
    <p>donderdag 19 november</p>
    <p>Komt u?</p>
    <span data-silent>4</span>
    <button type="button">Zeg of u komt</button>
    <form>
      <label htmlFor="x">Uw bericht</label>
      <textarea id="x" defaultValue="geheim" />
    </form>
  </Section>
);

/** A device with a voice. */
function fakeVoice() {
  const said: { text: string; lang?: string; onend?: () => void }[] = [];
  const voice = { speak: (words: (typeof said)[number]) => said.push(words), cancel: vi.fn() };
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: voice });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { said, voice };
}

describe('reading aloud', () => {
  it('says what is written, with a rest after each line, and no buttons or forms', () => {
    show(part);
    const section = screen.getByRole('region', { name: 'Uw volgende afspraak' });
    expect(wordsIn(section)).toBe('Uw volgende afspraak. donderdag 19 november. Komt u?');
  });

  it('starts and stops by one button, in the language of the page', async () => {
    const { said, voice } = fakeVoice();
    show(part);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Lees voor ?: Uw volgende afspraak$/ }));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ text: expect.stringContaining('Komt u?'), lang: 'nl-NL' });
    const stops = voice.cancel.mock.calls.length;
    await user.click(screen.getByRole('button', { name: /^Stop met voorlezen/ }));
    expect(voice.cancel.mock.calls.length).toBeGreaterThan(stops);
    expect(screen.getByRole('button', { name: /^Lees voor/ })).toBeTruthy();
  });

  it('is not offered by a device without a voice', () => {
    show(part);
    expect(screen.queryByRole('button', { name: /^Lees voor/ })).toBeNull();
  });
});

describe('an address', () => {
  const token = 'Ab-_'.repeat(10).concat('xyz');
  it.each([
    ['/mine', { at: 'start' }],
    ['/mine/', { at: 'start' }],
    [`/mine/${token}`, { at: 'link', token }],
    [`/mine/${token}x`, { at: 'start' }],
    ['/mine/pages/7', { at: 'page', id: 7, part: 'all' }],
    ['/mine/pages/7/messages', { at: 'page', id: 7, part: 'messages' }],
    ['/mine/pages/7/own', { at: 'page', id: 7, part: 'own' }],
    ['/mine/pages/7/other', { at: 'page', id: 7, part: 'all' }],
    ['/mine/pages/x', { at: 'start' }],
    ['/mine/pages/7777777777', { at: 'start' }],
    ['/mine/pages', { at: 'start' }],
  ])('%s leads to one place', (path, place) => expect(placeOf(path)).toEqual(place));
});
