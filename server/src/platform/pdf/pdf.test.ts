import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { colorsIn, readPdf } from '../../testing/pdfText.ts';
import { samples } from '../files/samples.testing.ts';
import { AppError } from '../http/errors.ts';
import type { Letter, LetterBlock } from './letter.ts';
import { createPdf } from './pdf.ts';

const log = { info() {}, warn() {}, error() {} };
const pdf = createPdf({ log });
afterAll(pdf.close);

const p = (text: string): LetterBlock => ({ type: 'p', inlines: [{ text }] });
const cell = (x: number, y: number, text: string, colspan = 1, rowspan = 1) => ({
  x,
  y,
  colspan,
  rowspan,
  blocks: [p(text)],
});
const letter = (blocks: LetterBlock[], given: Partial<Letter> = {}): Letter => ({
  title: 'Plan van aanpak',
  language: 'nl',
  letterhead: { name: 'Stichting Werkwijzer', lines: ['Kanaalstraat 12', '3531 CJ Utrecht'] },
  blocks,
  ...given,
});
const render = async (blocks: LetterBlock[], given?: Partial<Letter>) =>
  readPdf(await pdf.render('letter', letter(blocks, given), 1));

describe('a letter as a PDF', () => {
  it('is tagged for screen readers, with title and language', async () => {
    const blocks: LetterBlock[] = [
      { type: 'heading', level: 1, inlines: [{ text: 'Doel' }] },
      { type: 'heading', level: 3, inlines: [{ text: 'Stap' }] },
      { type: 'ul', items: [[p('een'), { type: 'ol', items: [[p('een punt een')]] }]] },
      {
        type: 'table',
        columns: 2,
        cells: [cell(0, 0, 'breed', 2), cell(0, 1, 'a'), cell(1, 1, 'b')],
      },
    ];
    const bytes = await pdf.render('letter', letter(blocks), 1);
    const source = bytes.toString('latin1');
    for (const part of ['/StructTreeRoot', '/MarkInfo', '/Marked true', '/ColSpan 2'])
      expect(source).toContain(part);
    const read = await readPdf(bytes);
    expect(read).toMatchObject({ title: 'Plan van aanpak', language: 'nl' });
    expect(read.structure).toEqual(
      expect.arrayContaining(['H1', 'H3', 'L', 'LI', 'Table', 'TR', 'TD']),
    );
    expect(read.structure.filter((role) => role === 'L')).toHaveLength(2);
    expect(read.structure.filter((role) => role === 'TD')).toHaveLength(3);
  });

  it('has the letterhead first and a number on every page, in its language', async () => {
    const many = Array.from({ length: 60 }, (_, n) => p(`Alinea ${n} van het plan.`));
    const { pages } = await render(many);
    expect(pages[0]).toContain('Stichting Werkwijzer');
    expect(pages[0]).toContain('3531 CJ Utrecht');
    expect(pages.map((page) => page.match(/\d van \d/)?.[0])).toEqual(
      pages.map((_, n) => `${n + 1} van ${pages.length}`),
    );
    expect((await render([p('x')], { language: 'en' })).text).toContain('1 of 1');
  });

  it('[ADM-03] is in the colour of the organisation, or in ours', async () => {
    const blocks: LetterBlock[] = [{ type: 'heading', level: 1, inlines: [{ text: 'Doel' }] }];
    const { letterhead } = letter(blocks);
    const colored = letter(blocks, { letterhead: { ...letterhead, accent: '#1d4ed8' } });
    expect(await colorsIn(await pdf.render('letter', colored, 1))).toContain('#1d4ed8');
    expect(await colorsIn(await pdf.render('letter', letter(blocks), 1))).toContain('#0b5f5a');
  });

  it('[ADM-03] shows the logo beside the name', async () => {
    const logo = { format: 'png' as const, bytes: samples.png };
    const letterhead = { name: 'Stichting Werkwijzer', lines: [], logo };
    const { text, structure } = await render([p('x')], { letterhead });
    expect(text).toContain('Stichting Werkwijzer');
    expect(structure).toContain('Figure');
    expect((await render([p('x')])).structure).not.toContain('Figure');
  });

  it('prints every word literally, whatever it means as markup', async () => {
    const sly =
      '#read("/etc/passwd") #{ panic() } $x^2$ @label <label> *vet* _scheef_ `code` \\ // /* = kop';
    const { text } = await render([
      p(sly),
      { type: 'p', inlines: [{ text: '#eval("1")', code: true }] },
    ]);
    expect(text).toContain(sly);
    expect(text).toContain('#eval("1")');
  });

  it('prints the letters of the languages around us', async () => {
    const names =
      'Şebnem Yılmaz, Łukasz Żółć, Jiří Dvořák, Đorđe, Ñuñez, Ольга, Ελένη, ’s-Gravenhage € ✓';
    expect((await render([p(names)])).text).toContain(names);
  });

  it('names the characters that it cannot print, and prints nothing by halves', async () => {
    const refused = await render([p('محمد 😀 Fatima')]).catch((error) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused.say('nl')).toEqual([
      'Deze tekens kunnen we niet in een PDF zetten: م ح د 😀. Haal ze weg of schrijf ze anders.',
    ]);
  });

  const nested = (depth: number, wrap: (inner: LetterBlock[]) => LetterBlock) =>
    Array.from({ length: depth }).reduce<LetterBlock[]>((inner) => [wrap(inner)], [p('diepst')]);

  it.each<[string, LetterBlock[], string]>([
    ['twenty nested lists', nested(20, (inner) => ({ type: 'ul', items: [inner] })), 'diepst'],
    [
      'ten nested tables',
      nested(10, (blocks) => ({
        type: 'table',
        columns: 1,
        cells: [{ ...cell(0, 0, ''), blocks }],
      })),
      'diepst',
    ],
    ['nothing at all', [], 'Stichting'],
    [
      'empty words',
      [
        { type: 'p', inlines: [] },
        { type: 'p', inlines: [{ text: '' }] },
      ],
      'Stichting',
    ],
  ])('typesets %s', async (_what, blocks, word) => {
    expect((await render(blocks)).text).toContain(word);
  });

  it('refuses text nested too deeply to typeset, in words, and goes on', async () => {
    const deep = nested(60, (inner) => ({ type: 'ol', items: [inner] }));
    const refused = await render(deep).catch((error) => error);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.say('nl')[0]).toContain('geen PDF maken');
    expect((await render([p('verder')])).text).toContain('verder');
  });

  it('says so when it takes too long, and when too many are waiting', async () => {
    const hasty = createPdf({ log, seconds: 0 });
    const late = await hasty.render('letter', letter([p('x')]), 1).catch((error) => error);
    expect([late.status, late.say('nl')[0]]).toEqual([422, expect.stringContaining('te lang')]);
    await hasty.close();

    const small = createPdf({ log, workers: 1, queue: 0 });
    const first = small.render('letter', letter([p('x')]), 1);
    const busy = await small.render('letter', letter([p('x')]), 1).catch((error) => error);
    expect(busy).toMatchObject({ status: 503, retryAfter: 5 });
    expect(busy.say('en')[0]).toContain('try again in a moment');
    expect((await first).length).toBeGreaterThan(1000);
    await small.close();
  });

  it('refuses what would take too long before anybody waits for it', async () => {
    const seen: Worker[] = [];
    const note = (worker: Worker) => void seen.push(worker);
    process.on('worker', note);
    const idle = createPdf({ log });
    const cells = Array.from({ length: 5000 }, (_, n) => cell(n % 50, Math.floor(n / 50), 'x'));
    const deep = nested(19, (inner) => ({ type: 'ul', items: [inner] }));
    const many = Array.from({ length: 60 }, () => deep).flat();
    for (const blocks of [[{ type: 'table' as const, columns: 50, cells }], [...many, ...many]]) {
      const heavy = [...blocks, ...Array.from({ length: 7000 }, () => p('x'))];
      const refused = await idle.render('letter', letter(heavy), 1).catch((error) => error);
      expect([refused.status, refused.say('nl')[0]]).toEqual([
        422,
        expect.stringContaining('te lang'),
      ]);
    }
    process.off('worker', note);
    expect(seen).toEqual([]);
    await idle.close();
  });

  it('does not retry what took too long, and serves the others', async () => {
    const seen: Worker[] = [];
    const note = (worker: Worker) => void seen.push(worker);
    process.on('worker', note);
    const hasty = createPdf({ log, workers: 1, seconds: 0 });
    const heavy = () => hasty.render('letter', letter([p('zwaar')]), 1);
    await expect(heavy()).rejects.toMatchObject({ status: 422 });
    const threads = seen.length;
    await expect(heavy()).rejects.toMatchObject({ status: 422 });
    expect(seen.length).toBe(threads);
    await expect(hasty.render('letter', letter([p('x')]), 1)).rejects.toThrow();
    expect(seen.length).toBeGreaterThan(threads);
    process.off('worker', note);
    await hasty.close();
  });

  it('gives each person a turn, whatever another has waiting', async () => {
    const fair = createPdf({ log, workers: 1 });
    const done: number[] = [];
    const ask = (by: number) =>
      fair.render('letter', letter([p(`${done.length}`)]), by).then(() => done.push(by));
    await Promise.all([1, 1, 2, 3].map(ask));
    expect(done).toEqual([1, 2, 3, 1]);
    await fair.close();
  });

  it('handles two per person at a time, so that the others get their turn', async () => {
    const fair = createPdf({ log, workers: 1 });
    const render = (by: number) => fair.render('letter', letter([p('x')]), by);
    const mine = [render(1), render(1)];
    await expect(render(1)).rejects.toMatchObject({ status: 503 });
    expect((await render(2)).length).toBeGreaterThan(1000);
    await Promise.all(mine);
    expect((await render(1)).length).toBeGreaterThan(1000);
    await fair.close();
  });
});
