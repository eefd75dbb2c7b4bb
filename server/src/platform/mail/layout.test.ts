import type { Language } from '@traject/contract/common/languages';
import { describe, expect, it } from 'vitest';
import { asHtml, asText } from './layout.ts';
import { letterOf, type TemplateName, templateNames } from './templates/templates.ts';

const data = {
  first_name: 'Zoë',
  link: 'https://traject.example/auth/activate/secret?a=1&b=2',
  days: 7,
  minutes: 60,
  counselor: 'Marieke de Vries',
  organisation: 'Werkwijzer',
  client: 'Fatima El Amrani',
  document: 'Plan van Fatima.pdf',
  who: 'Pieter Hoekstra',
  kind: 'review-employer',
  approved: false,
  reason: 'De scholing start te laat.',
  survey: 'Tevreden over de begeleiding',
  asker: 'Jolanda Bakker',
  student: 'Sanne Willems',
  students: 'Sanne Willems en Tom Bos',
  own: false,
  count: 3,
  until: '15 december 2026',
  invite_days: 7 as number | null,
};
const { first_name, counselor, client, document, who, asker, student } = data;
const personal = [first_name, counselor, client, document, who, asker, student];
const write = (template: TemplateName, language: Language, changed: Partial<typeof data> = {}) => {
  const letter = letterOf({ template, language, data: { ...data, ...changed } });
  return { letter, text: asText(letter, language), html: asHtml(letter, language) };
};
const all = templateNames.flatMap((name) => [[name, 'nl'] as const, [name, 'en'] as const]);

describe.each(all)('the mail %s in %s', (name, language) => {
  it('greets by first name, gives the link and is signed Traject', () => {
    const { text } = write(name, language);
    expect(text).toMatch(language === 'nl' ? /^Hallo Zoë,\n\n/ : /^Hello Zoë,\n\n/);
    expect(text).toContain(`\n${data.link}\n`);
    expect(text).toMatch(/\nTraject\n$/);
  });

  it('has no personal data in its subject', () => {
    const { letter } = write(name, language);
    expect(letter.subject).toContain('Traject');
    for (const name of [...personal, data.reason]) expect(letter.subject).not.toContain(name);
  });

  it('says in HTML what it says in text, in its own language', () => {
    const { letter, html } = write(name, language);
    expect(html).toContain(`<html lang="${language}">`);
    for (const sentence of [...letter.before, ...letter.after]) expect(html).toContain(sentence);
    expect(html).toContain('href="https://traject.example/auth/activate/secret?a=1&amp;b=2"');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(write(name, language).html).not.toMatch(
      /<(img|script|link|iframe|object)|url\(|@import/,
    );
  });
});

it.each([
  ['nl', 'activate', '7 dagen'],
  ['en', 'activate', '7 days'],
  ['nl', 'reset', '60 minuten'],
  ['en', 'reset', '60 minutes'],
] as const)('says in %s how long the link of %s works', (language, name, time) => {
  expect(write(name, language).text).toContain(time);
});

it.each([
  ['review-client', ['Marieke de Vries van Werkwijzer', 'trajectplan', 'één keer']],
  ['review-employer', ['Fatima El Amrani', 'offerte', 'één keer']],
  ['approve-document', ['‘Plan van Fatima.pdf’', 'akkoord', 'één keer']],
  ['read-document', ['‘Plan van Fatima.pdf’', 'niets te kiezen']],
  ['survey-client', ['van Werkwijzer', 'vragenlijst', 'één keer']],
  ['survey-employer', ['Fatima El Amrani', 'vragenlijst', 'één keer']],
] as const)('[DOC-14] says in %s what it is about, from whom and for how long', (name, words) => {
  const { text } = write(name, 'nl');
  for (const word of [...words, 'Marieke de Vries', '7 dagen']) expect(text).toContain(word);
});

it('tells the sender who decided what, of whose trajectory, and why', () => {
  const { text } = write('decided', 'nl');
  expect(text).toContain('Pieter Hoekstra is niet akkoord met het trajectplan en de offerte.');
  expect(text).toContain('De reden: De scholing start te laat.');
  expect(text).toContain('traject van Fatima El Amrani');
  const yes = write('decided', 'en', { kind: 'approve-document', approved: true, reason: '' });
  expect(yes.text).toContain('Pieter Hoekstra agrees with the document ‘Plan van Fatima.pdf’.');
  expect(yes.text).not.toContain('reason');
});

it('tells the sender who filled in what, and nothing of what was answered', () => {
  const { text } = write('survey-answered', 'nl');
  expect(text).toContain(
    'Pieter Hoekstra heeft de vragenlijst ‘Tevreden over de begeleiding’ ingevuld.',
  );
});

it('[EVAL-06] says who asks for whose work processes, until when, and how to come in', () => {
  const { text } = write('evaluation-asked', 'nl');
  expect(text).toContain(
    'Jolanda Bakker van Werkwijzer vraagt je om 3 werkprocessen van Sanne Willems te beoordelen.',
  );
  for (const word of ['tot 15 december 2026', '7 dagen', '‘Wachtwoord vergeten’'])
    expect(text).toContain(word);
  const own = write('evaluation-asked', 'en', { own: true, count: 1, invite_days: null });
  expect(own.text).toContain('asks for your own view on 1 work process.');
  expect(own.text).not.toMatch(/password/i);
});

it('reminds of what waits, and says whose evaluations nobody did', () => {
  const { text } = write('evaluation-reminder', 'nl', { invite_days: null });
  expect(text).toContain('nog 3 beoordelingen openstaan van Sanne Willems en Tom Bos.');
  expect(text).toContain('De eerste verloopt op 15 december 2026.');
  expect(write('evaluations-expired', 'nl').text).toContain('Daarvan zijn er 3 niet op tijd');
  expect(write('evaluations-expired', 'en', { count: 1 }).text).toContain('1 of them was not');
});

it('counts one day as one day', () => {
  expect(write('activate', 'nl', { days: 1 }).text).toContain('1 dag ');
});

it('shows a hostile name as text', () => {
  const { html } = write('activate', 'nl', { first_name: `<img src=x onerror="alert('1')">` });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
});

it.each([
  'Win €500: https://evil.example',
  'kijk op evil.example',
  'mail anna@evil.example',
  '\r\n\t ',
])('carries no advertisement to a stranger: %j', (first_name) => {
  expect(write('activate', 'nl', { first_name }).text).toMatch(/^Hallo,\n/);
});

it('keeps a name on one line', () => {
  const { text } = write('activate', 'nl', { first_name: ' Anna\r\nVan\u202E  Dijk ' });
  expect(text).toMatch(/^Hallo Anna Van Dijk,\n/);
});

it('greets an initial', () => {
  expect(write('activate', 'en', { first_name: 'J.' }).text).toMatch(/^Hello J\.,\n/);
});
