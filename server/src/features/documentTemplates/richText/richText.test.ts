import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCells } from './grid.ts';
import { tagsIn } from './nodes.ts';
import { readRichText } from './readRichText.ts';
import { toLetter } from './toLetter.ts';
import { writeRichText } from './writeRichText.ts';

const clean = (html: string) => writeRichText(readRichText(html));

/** As the editor writes it. */
const letter = [
  '<h1>Plan van aanpak</h1>',
  '<p>Beste <span data-tag="client-name">[client-name]</span>,</p>',
  '<p></p>',
  '<p>Dit is <strong>vet</strong>, <em>schuin</em>, <u>onderstreept</u> en <code>code</code>.<br>Nieuw.</p>',
  '<ul><li><p>Een</p><ol><li><p>Een punt een</p></li></ol></li><li><p>Twee</p></li></ul>',
  '<hr>',
  '<table><tbody><tr><td colspan="2"><p>Breed</p></td><td rowspan="2"><p>Hoog</p></td></tr>',
  '<tr><td><p>a</p></td><td><p></p></td></tr></tbody></table>',
  '<p>5 &lt; 6 &amp; “zeven”</p>',
].join('');

describe('the text of a template', () => {
  it('keeps what the editor writes exactly, so that it loads back the same', () => {
    expect(clean(letter)).toBe(letter);
  });

  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a style', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['an image and its script', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
    ['a link, and keeps its text', '<p><a href="javascript:x">hier</a></p>', '<p>hier</p>'],
    ['an svg with its contents', '<svg><p>x</p><script>y</script></svg><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="http://x"></iframe><p>a</p>', '<p>a</p>'],
    ['handlers', '<p onclick="x" id="y" class="z">a</p>', '<p>a</p>'],
    ['comments', '<p>a<!-- <b>x</b> -->b</p>', '<p>ab</p>'],
    ['control characters', '<p>a\u0001\u202eb&#7;</p>', '<p>ab</p>'],
    [
      'spans beyond reason',
      '<table><tr><td colspan="9" rowspan="-3">a</td></tr></table>',
      '<table><tbody><tr><td colspan="9"><p>a</p></td></tr></tbody></table>',
    ],
  ])('[DTPL-09] loses %s', (_what, given, kept) => {
    expect(clean(given)).toBe(kept);
  });

  it.each([
    ['loose text', 'los <b>vet</b>', '<p>los <strong>vet</strong></p>'],
    ['other headings', '<h5>kop</h5><div>a</div><div>b</div>', '<h3>kop</h3><p>a</p><p>b</p>'],
    [
      'marks around paragraphs',
      '<b><p>a</p><p>b</p></b>',
      '<p><strong>a</strong></p><p><strong>b</strong></p>',
    ],
    [
      'text between items',
      '<ul>a<li>b</li>c</ul>',
      '<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ul>',
    ],
    [
      'text between cells',
      '<table>a<tr><th>b</th></tr></table>',
      '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></tbody></table>',
    ],
    ['items and cells outside a list or table', '<li>a</li><td>b</td>', '<p>a</p><p>b</p>'],
    [
      'empty lists and tables',
      '<ul></ul><table></table><ol><li></li></ol>',
      '<ol><li><p></p></li></ol>',
    ],
    ['spaces', '  <p>  a \n b <b> c</b> </p>  ', '<p>a b <strong>c</strong></p>'],
  ])('tidies up %s', (_what, given, kept) => {
    expect(clean(given)).toBe(kept);
  });

  it('[DTPL-04] recognises a tag by its name, and not by what is inside it', () => {
    const sly = '<p><span data-tag="client-name"><b>iets</b> anders</span> <span>gewoon</span></p>';
    expect(clean(sly)).toBe('<p><span data-tag="client-name">[client-name]</span> gewoon</p>');
    expect(
      tagsIn(readRichText(`${letter}${sly}<ul><li><span data-tag="x">[x]</span></li></ul>`)),
    ).toEqual(['client-name', 'x']);
  });

  it('refuses sixty nested lists, and too many elements of any kind, in words', () => {
    const nested = (name: string, count: number) => `<${name}>`.repeat(count);
    for (const html of [nested('ul><li', 60), nested('table><tr><td', 11), nested('b', 50_000)])
      expect(() => readRichText(html)).toThrow('template.too_deep');
    expect(() => readRichText(nested('ul><li', 20))).not.toThrow();
    expect(() => readRichText(nested('table><tr><td', 10))).not.toThrow();
  });

  it('refuses a table that is wider than a page can show', () => {
    const row = `<table><tr>${'<td colspan="20">a</td>'.repeat(3)}</tr></table>`;
    expect(() => readRichText(row)).toThrow('template.table_too_wide');
  });

  it('holds only what is allowed, whatever it is given, and stays the same when cleaned again', () => {
    fc.assert(
      fc.property(html, (given) => {
        const once = clean(given);
        expect(once.replace(allowed, '')).not.toMatch(/[<>]/);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the cells of a table', () => {
  it('stand where a browser puts them, and never overlap', () => {
    const cell = (colspan = 1, rowspan = 1) => ({ colspan, rowspan });
    const { columns, cells } = placeCells([
      [cell(2), cell(1, 3)],
      [cell(1, 50), cell(9)],
      [cell(), cell()],
    ]);
    expect(columns).toBe(4);
    expect(cells.map(({ x, y, colspan, rowspan }) => [x, y, colspan, rowspan])).toEqual([
      [0, 0, 2, 1],
      [2, 0, 1, 3],
      [0, 1, 1, 2],
      [1, 1, 1, 1],
      [1, 2, 1, 1],
      [3, 2, 1, 1],
    ]);
  });
});

describe('a table in a letter', () => {
  const table = (html: string) => {
    const [block] = toLetter(readRichText(`<table>${html}</table>`), new Map());
    if (block?.type !== 'table') throw new Error('There is no table');
    return block;
  };
  const words = (count: number) => 'woord '.repeat(count).trim();

  it('gives more width to the columns that need it', () => {
    const row = `<tr><td>Doel</td><td>${words(20)}</td><td></td></tr>`;
    expect(table(row).widths).toEqual([12, 36, 12]);
    expect(table('<tr><td>Naam:</td><td>Datum:</td></tr>').widths).toEqual([12, 12]);
  });

  it('keeps a short row on one page, and lets a long one break', () => {
    const { cells } = table(`<tr><td>Doel</td><td>${words(200)}</td></tr>`);
    expect(cells.map(({ whole }) => whole)).toEqual([true, undefined]);
  });
});

const allowed =
  /<\/?(p|h[123]|strong|em|u|code|ul|ol|li|table|tbody|tr|td)>|<(hr|br)>|<td( (col|row)span="([1-9]|[1-4]\d|50)"){1,2}>|<span data-tag="[^"<>]*">|<\/span>/g;

const names = ['p', 'h1', 'h6', 'b', 'em', 'u', 'code', 'ul', 'ol', 'li', 'table', 'tbody', 'tr'];
const others = ['td', 'th', 'hr', 'br', 'span', 'div', 'script', 'svg', 'style', 'a', 'col', 'x-y'];
const piece = fc.oneof(
  fc.constantFrom(...names, ...others).map((name) => `<${name}>`),
  fc.constantFrom(...names, ...others).map((name) => `</${name}>`),
  fc.constantFrom(
    '<td colspan="3" rowspan=2>',
    '<span data-tag="a">',
    '<span data-tag="&quot;><x">',
  ),
  fc.constantFrom(
    ' ',
    '\n',
    '&nbsp;',
    '&lt;script&gt;',
    '&amp;lt;',
    '<!--',
    '-->',
    '<![CDATA[',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => text.isWellFormed()),
);
const html = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
