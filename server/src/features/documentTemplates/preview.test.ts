import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { actionsIn, readPdf } from '../../testing/pdfText.ts';
import { tag } from '../../testing/templates.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const foreign = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const preview = (contents: string, given: object = {}) =>
  as(token).post('/document-templates/preview', { name: 'Plan van aanpak', contents, ...given });
const textOf = async (contents: string) => {
  const { pages } = await readPdf((await preview(contents)).rawPayload);
  return { first: pages[0] ?? '', last: pages.at(-1) ?? '' };
};

describe('the preview of a template', () => {
  it('[DTPL-04] is a PDF with example values, of a template that need not be saved', async () => {
    const fields = [
      { name: 'goal', description: 'Het doel van het traject', type: 'text_singleline' },
      {
        name: 'travel',
        type: 'list',
        configuration: ['Fiets', 'Trein', 'Bus'].map((text) => ({ text })),
      },
    ];
    const contents = `<p>${['client-name', 'goal', 'travel'].map(tag).join(' | ')}</p>`;
    const answer = await preview(contents, { fields });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="Plan van aanpak.pdf"'),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const { text, title } = await readPdf(answer.rawPayload);
    expect(text).toContain('Fatima El Amrani | [Het doel van het traject] | Fiets en Trein');
    expect(text).toContain('Stichting Werkwijzer');
    expect(title).toBe('Stichting Werkwijzer');
    expect(await db.selectFrom('document_templates').select('id').execute()).toEqual([]);
  });

  it('obeys the rules for saving', async () => {
    expect((await preview(`<p>${tag('weg')}</p>`)).json().errors[0]).toContain('[weg]');
    expect((await preview('', { organisation_id: foreign.id })).statusCode).toBe(422);
    expect((await preview('', { name: '' })).statusCode).toBe(422);
  });

  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', 'ab'],
    [
      'the typesetter’s own language',
      '<p>#read("/etc/passwd") $x$ @label</p>',
      '#read("/etc/passwd") $x$ @label',
    ],
    ['control characters', '<p>a\u0001\u0007\u202eb</p>', 'ab'],
    ['checkboxes', '<p>☐ ja ☑ nee</p>', '□ ja ✓ nee'],
    ['one word of 100,000 letters', `<p>${'a'.repeat(100_000)}z</p>`, 'z'],
    [
      'a table of fifty by fifty with overlapping spans',
      `<table>${`<tr>${'<td rowspan="50" colspan="2">x</td>'.repeat(25)}</tr>`}${'<tr></tr>'.repeat(49)}</table><p>eind</p>`,
      'eind',
    ],
    [
      'spans that overlap',
      '<table><tr><td>a</td><td rowspan="3">b</td></tr><tr><td colspan="50">c</td></tr></table><p>eind</p>',
      'eind',
    ],
    ['a heading without words', '<h1></h1><p>eind</p>', 'eind'],
  ])('typesets %s', async (_what, contents, word) => {
    const { first, last } = await textOf(contents);
    expect(first).toContain('Stichting Werkwijzer');
    expect(last).toContain(word);
  });

  it('can only be read, whatever was written into it', async () => {
    const shown = '#link("https://evil.example")[x] &lt;a href=javascript:alert(1)&gt;x&lt;/a&gt;';
    const contents = `<p>${shown}</p><a href="javascript:alert(1)">y</a><h1>${shown}</h1>`;
    const answer = await preview(contents, { name: 'javascript:alert(1) /OpenAction /JS' });
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain('<a href=javascript:alert(1)>x</a>');
    expect(await actionsIn(answer.rawPayload)).toEqual([]);

    const bad = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 3 0 R>>endobj\n';
    const pages = '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
    const script = '3 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\n';
    const found = await actionsIn(Buffer.from(`${bad}${pages}${script}trailer<</Root 1 0 R>>`));
    expect(found).toEqual(expect.arrayContaining(['/OpenAction', '/JavaScript', '/JS']));
  });

  it.each([
    ['twenty thousand items', `<ul>${'<li>a</li>'.repeat(19_900)}</ul>`, 'te veel onderdelen'],
    ['sixty nested lists', '<ul><li>'.repeat(60), 'te diep in elkaar'],
    [
      'a table of a thousand columns',
      `<table><tr>${'<td>x</td>'.repeat(1000)}</tr></table>`,
      '50 kolommen',
    ],
    [
      'letters that no font here has',
      '<p>محمد</p>',
      'Deze tekens kunnen we niet in een PDF zetten',
    ],
    [
      'a table of five thousand cells',
      `<table>${`<tr>${'<td>x</td>'.repeat(40)}</tr>`.repeat(125)}</table>`,
      'duurt te lang',
    ],
    [
      'thousands of paragraphs deep in lists',
      `${'<ul><li>'.repeat(19)}${'<p>x</p>'.repeat(3000)}`,
      'duurt te lang',
    ],
    ['a smiley', '<p>😀</p>', '😀'],
  ])('refuses %s in words', async (_what, contents, words) => {
    const answer = await preview(contents);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
  });

  it('typesets three thousand paragraphs without making other requests wait', async () => {
    const paragraphs = Array.from({ length: 3000 }, (_, n) => `<p>nr ${n}.</p>`);
    let done = false;
    const heavy = preview(paragraphs.join('')).then((answer) => {
      done = true;
      return answer;
    });
    const light = await as(token).get('/document-templates/trajectory/tags');
    expect([light.statusCode, done]).toEqual([200, false]);
    expect((await readPdf((await heavy).rawPayload)).pages.at(-1)).toContain('nr 2999.');
  });
});
