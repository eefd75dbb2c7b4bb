import { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { afterEach, describe, expect, it } from 'vitest';
import { findTags, kindOf } from '../tagBook.ts';
import { countTag, removeTag, renameTag } from '../tags/useFieldActions.ts';
import { textExtensions } from './extensions.ts';
import { newPopup } from './popup.ts';
import { recolour } from './Tag.ts';

const standard = [
  { name: 'client-name', description: 'Naam van de cliënt' },
  { name: 'contact-name', description: 'Contactpersoon van de werkgever' },
  { name: 'category', description: 'Categorie van het traject' },
];
const newBook = () => ({ tags: standard, fields: [{ name: 'doel', type: 'list' as const }] });
const editors: Editor[] = [];

function open(content: string, book = newBook()) {
  const element = document.body.appendChild(document.createElement('div'));
  const extensions = textExtensions(book, newPopup());
  const editor = new Editor({ element, extensions, content, injectCSS: false });
  editors.push(editor);
  return editor;
}

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

const tag = (name: string) => `<span data-tag="${name}">[${name}]</span>`;
const cell = (inside: string, spans = '') => `<td${spans}>${inside}</td>`;
const saved = [
  '<h1>Plan</h1><h2>Doel</h2><h3>Stap</h3>',
  `<p>Van <strong>harte</strong>, <em>nu</em> en <u>hier</u> met <code>0.5</code>.</p>`,
  `<p><strong>Voor ${tag('client-name')}</strong><br>en ${tag('doel')}.</p>`,
  '<ul><li><p>een</p><ol><li><p>twee</p></li></ol></li></ul><hr>',
  `<table><tbody><tr>${cell('<p>A</p>', ' colspan="2"')}${cell('<p></p>', ' rowspan="2"')}</tr>`,
  `<tr>${cell(`<p>${tag('category')}</p>`)}${cell('<ul><li><p>C</p></li></ul>')}</tr></tbody></table>`,
  '<p></p>',
];

describe('the text of a template', () => {
  it('[DTPL-03, DTPL-04] opens as it was saved, to the letter', () => {
    const html = saved.join('');
    expect(open(html).getHTML()).toBe(html);
  });

  it('[DTPL-03] takes of a foreign page what a template can hold, and nothing else', () => {
    const editor = open('');
    editor.commands.setContent(
      [
        '<h1 style="color:red" onclick="go()">Kop</h1><script>go()</script><h4>Kopje</h4>',
        '<p><a href="https://x.example">link</a> <b>vet</b> <img src="x.png" alt=""></p>',
        '<ol start="3" type="a"><li>drie</li></ol>',
        '<table class="x"><thead><tr><th width="10" colspan="99">T</th></tr></thead></table>',
      ].join(''),
    );
    expect(editor.getHTML()).toBe(
      [
        '<h1>Kop</h1><p>Kopje</p><p>link <strong>vet</strong></p><ol><li><p>drie</p></li></ol>',
        '<table><tbody><tr><td colspan="50"><p>T</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('[DTPL-03] gets a table of three by three without a header row', () => {
    const editor = open('');
    editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: false });
    expect(editor.getHTML().match(/<tr>/g)).toHaveLength(3);
    expect(editor.getHTML().match(/<td>/g)).toHaveLength(9);
  });
});

describe('a tag in the text', () => {
  it('[DTPL-04] is one piece that cannot be selected by itself or typed in', () => {
    const editor = open(`<p>a${tag('client-name')}b</p>`);
    const node = editor.state.doc.nodeAt(2);
    expect(node?.type.spec).toMatchObject({ inline: true, atom: true, selectable: false });
    expect(node && NodeSelection.isSelectable(node)).toBe(false);
    const shown = editor.view.dom.querySelector<HTMLElement>('[data-tag]');
    expect(shown?.textContent).toBe('[client-name]');
    expect(shown?.contentEditable).toBe('false');
  });

  it('[DTPL-04] is as bold as the words it comes between, and goes where cells are chosen too', () => {
    const editor = open('<p><strong>vet</strong></p><table><tr><td>A</td></tr></table>');
    editor.commands.setTextSelection(3);
    editor.commands.insertTag('client-name');
    expect(editor.getHTML()).toContain(`<strong>ve${tag('client-name')}t</strong>`);
    editor.commands.setCellSelection({ anchorCell: 8, headCell: 8 });
    editor.commands.insertTag('category');
    expect(editor.getHTML()).toContain(`<td><p>${tag('category')}A</p></td>`);
    expect(editor.state.selection).toBeInstanceOf(TextSelection);
  });

  it('[DTPL-04] reads as its name between brackets where there is only room for words', () => {
    expect(open(`<p>Voor ${tag('client-name')}</p>`).getText()).toBe('Voor [client-name]');
  });

  it('that is pasted among words leaves the cursor behind the last word', () => {
    const editor = open('<p>Beste</p><p>Groet</p>');
    editor.commands.setTextSelection(6);
    const event = new Event('paste') as ClipboardEvent;
    editor.view.pasteText(' [client-name], uw [category] begint morgen.', event);
    expect(editor.getText()).toContain('Beste [client-name], uw [category] begint morgen.');
    editor.commands.insertContent('!');
    expect(editor.getText()).toContain('begint morgen.!');
  });

  it('[DTPL-05] has the colour of its kind, and another when that changes', () => {
    const book = newBook();
    const editor = open(['client-name', 'doel', 'weg'].map((name) => tag(name)).join(' '), book);
    const kinds = () =>
      [...editor.view.dom.querySelectorAll<HTMLElement>('[data-tag]')].map(
        ({ dataset }) => dataset.kind,
      );
    expect(kinds()).toEqual(['standard', 'list', 'unknown']);
    book.fields.push({ name: 'weg', type: 'list' });
    recolour(editor.view);
    expect(kinds()).toEqual(['standard', 'list', 'list']);
    expect(kindOf(book, 'nergens')).toBe('unknown');
  });

  it('[DTPL-06] is counted, renamed and taken out wherever it stands', () => {
    const editor = open(
      `<p>${tag('doel')} en ${tag('category')}</p><ul><li>${tag('doel')}</li></ul>`,
    );
    expect(countTag(editor, 'doel')).toBe(2);
    renameTag(editor, 'doel', 'einddoel');
    expect([countTag(editor, 'doel'), countTag(editor, 'einddoel')]).toEqual([0, 2]);
    removeTag(editor, 'einddoel');
    expect(editor.getText()).toContain(' en [category]');
    expect(countTag(editor, 'einddoel')).toBe(0);
    editor.commands.undo();
    expect(countTag(editor, 'einddoel')).toBe(2);
  });
});

describe('the search for a tag', () => {
  const many = Array.from({ length: 14 }, (_, n) => ({ name: `veld-${n}`, description: 'x' }));

  it('[DTPL-04] shows ten at most', () => {
    expect(findTags(many, '')).toHaveLength(10);
    expect(findTags(many, 'veld')).toHaveLength(10);
  });

  it('[DTPL-04] looks at the name before the description, and finds nothing in nonsense', () => {
    const tags = [
      { name: 'functie', description: 'Welk werk' },
      { name: 'werk', description: 'Waar' },
    ];
    expect(findTags(tags, 'werk').map(({ name }) => name)).toEqual(['werk', 'functie']);
    expect(findTags(standard, 'qqqq')).toEqual([]);
  });
});
