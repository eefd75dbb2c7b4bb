import type { Language } from '@traject/contract/common/languages';
import { describe, expect, it } from 'vitest';
import { asHtml, asText, subjectOf } from './layout.ts';
import { data } from './letters.testing.ts';
import { letterOf, type TemplateName, templateNames } from './templates.ts';

const contact = { name: 'Marieke de Vries', email: 'marieke@werkwijzer.nl', phone_number: '030 1' };
const sender = { name: 'Werkwijzer', contact };
/**
 * Clients and employers are addressed with 'u'; so are care recipients, who are not a kind of their
 * own.
 */
const formal =
  /^(review|survey|task)-(client|employer)$|^reminder-|-document$|-receipt$|^counselor-changed$|^portal-|-to-party$|^invoice$|^invoice-reminder$/;
const { first_name, counselor, client, document, who, asker, student } = data;
const personal = [first_name, counselor, client, document, who, asker, student];
const write = (template: TemplateName, language: Language, changed: Partial<typeof data> = {}) => {
  const letter = letterOf({ template, language, data: { ...data, ...changed } });
  const parts = [letter, language, sender] as const;
  return { letter, text: asText(...parts), html: asHtml(...parts) };
};
const all = templateNames.flatMap((name) => [[name, 'nl'] as const, [name, 'en'] as const]);

describe.each(all)('the mail %s in %s', (name, language) => {
  it('greets by first name, gives the link and is signed by the person to ask', () => {
    const { text, html } = write(name, language);
    const words = formal.test(name) ? ['Beste', 'Dear'] : ['Hallo', 'Hello'];
    expect(text.split('\n')[0]).toBe(`${words[language === 'nl' ? 0 : 1]} Zoë,`);
    expect(text).toContain(`\n${data.link}\n`);
    const signature = [contact.name, sender.name, contact.phone_number, contact.email];
    expect(text).toMatch(new RegExp(`\n${signature.join('\\n')}\n$`));
    expect(html).toContain(signature.join('<br>'));
  });

  it('is signed Traject where no organisation sends it, and by the organisation where no person does', () => {
    const { letter } = write(name, language);
    expect(asText(letter, language)).toMatch(/\n\nTraject\n$/);
    expect(asText(letter, language, { name: 'Werkwijzer' })).toMatch(/\n\nWerkwijzer\n$/);
  });

  it('mentions no button in its text version, and speaks in one voice', () => {
    const { text } = write(name, language);
    expect(text).not.toMatch(/knop|button|[Kk]lik|[Cc]lick/);
    expect(text).toContain(language === 'nl' ? 'Open deze link:' : 'Open this link:');
    if (language === 'nl' && formal.test(name)) expect(text).not.toMatch(/\b[Jj](e|ij|ouw)\b/);
  });

  it('can be laid out from data that an earlier release wrote', () => {
    const { by_student, to_client, formal, invite_until, client, until, ...kept } = data;
    // A deadline was always given; how long a link works was counted in days.
    const old = { ...kept, ...(/^evaluation|-given$|^reminder-/.test(name) && { until }) };
    const letter = letterOf({ template: name, language, data: { ...old, client } });
    expect(asText(letter, language, sender)).not.toContain('undefined');
    expect(subjectOf(letter, sender)).not.toContain('undefined');
    expect(() => letterOf({ template: name, language, data: old })).not.toThrow();
  });

  it('has no personal data in its subject', () => {
    const { letter } = write(name, language);
    expect(subjectOf(letter, sender)).toMatch(/^Werkwijzer: [a-z]/);
    expect(subjectOf(letter)).toBe(letter.subject);
    for (const name of [...personal, data.reason]) expect(letter.subject).not.toContain(name);
  });

  it('says the same in HTML as in text, in its own language', () => {
    const { letter, html } = write(name, language);
    expect(html).toContain(`<html lang="${language}">`);
    for (const sentence of [...letter.before, ...letter.after]) expect(html).toContain(sentence);
    expect(html).toContain('href="https://traject.example/auth/activate/secret?a=1&amp;b=2"');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    const { letter, html } = write(name, language);
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import/);
    const withLogo = asHtml(letter, language, { ...sender, logo: Buffer.from('png') });
    expect(withLogo.match(/<img[^>]*>/g)?.join()).toMatch(
      /src="cid:logo@traject" alt="Werkwijzer"/,
    );
    expect(withLogo).not.toMatch(/<(script|link|iframe|object)|url\(|@import|src="(?!cid:)/);
  });
});

it.each([
  ['nl', 'activate', 'De link werkt tot 15 december 2026 en'],
  ['en', 'activate', 'The link works until 15 december 2026 and'],
  ['nl', 'reset', 'De link werkt tot 60 minuten na je vraag en'],
  ['en', 'reset', 'The link works until 60 minutes after you asked'],
] as const)('says in %s how long the link of %s works', (language, name, time) => {
  expect(write(name, language).text).toContain(time);
});

it.each([
  ['review-client', ['Marieke de Vries van Werkwijzer', 'trajectplan', 'één keer']],
  ['review-employer', ['Fatima El Amrani', 'offerte', 'één keer']],
  ['approve-document', ['‘Plan van Fatima.pdf’', 'akkoord', 'één keer']],
  ['read-document', ['‘Plan van Fatima.pdf’', 'niets te kiezen']],
  ['survey-client', ['van Werkwijzer', 'vragenlijst', 'één keer']],
  ['task-client', ['van Werkwijzer', '‘Cv sturen aan de werkgever’', '1 december 2026']],
  ['task-employer', ['Fatima El Amrani', '‘Cv sturen aan de werkgever’']],
  ['survey-employer', ['Fatima El Amrani', 'vragenlijst', 'één keer']],
] as const)('[DOC-14] says in %s what it is about, from whom and for how long', (name, words) => {
  const { text } = write(name, 'nl');
  const more = ['Marieke de Vries', 'tot 15 december 2026', 'Antwoord dan op deze mail'];
  for (const word of [...words, ...more]) expect(text).toContain(word);
});

it('talks to a client about their own trajectory, and never about somebody with that name', () => {
  for (const name of ['approve-document', 'read-document'] as const) {
    expect(write(name, 'nl').text).toContain('hoort bij het traject van Fatima El Amrani.');
    const { text } = write(name, 'nl', { to_client: true });
    expect(text).toContain('hoort bij uw traject.');
    expect(text).not.toContain('Fatima El Amrani');
    expect(write(name, 'en', { to_client: true }).text).toContain('belongs to your trajectory.');
  }
});

it('tells staff in the subject what it is about, with the client’s initials', () => {
  const subject = (changed: Partial<typeof data>) =>
    subjectOf(write('decided', 'nl', changed).letter, sender);
  expect(subject({})).toBe('Werkwijzer: geen akkoord met het trajectplan en de offerte (F.E.A.)');
  expect(subject({ approved: true, kind: 'approve-document', client: 'Jan de Boer' })).toBe(
    'Werkwijzer: akkoord met een document (J.B.)',
  );
});

it('refers to the organisation where there is no one person to ask', () => {
  const { letter } = write('review-client', 'nl');
  const text = asText(letter, 'nl', { name: 'Werkwijzer' });
  expect(text).toContain('Hebt u een vraag? Neem dan contact op met Werkwijzer.');
  expect(text).not.toContain('Antwoord dan');
});

it('leads clients and employers to their own page, and nobody else', () => {
  const own = { ...sender, page: 'https://traject.example/mine' };
  const inWords = (name: TemplateName, language: Language) =>
    asText(write(name, language).letter, language, own);
  expect(inWords('task-client', 'nl')).toContain(
    '\n\nU vindt alles bij elkaar op uw eigen pagina:\nhttps://traject.example/mine\n\n',
  );
  expect(inWords('task-employer', 'en')).toContain(
    'You find everything together on your own page:\nhttps://traject.example/mine',
  );
  expect(inWords('task-done', 'nl')).not.toContain('/mine');
});

it('tells the sender who decided what, about whose trajectory, and why', () => {
  const { text } = write('decided', 'nl');
  expect(text).toContain('Pieter Hoekstra is niet akkoord met het trajectplan en de offerte.');
  expect(text).toContain('De reden: De scholing start te laat.');
  expect(text).toContain('traject van Fatima El Amrani');
  const yes = write('decided', 'en', { kind: 'approve-document', approved: true, reason: '' });
  expect(yes.text).toContain('Pieter Hoekstra agrees with the document ‘Plan van Fatima.pdf’.');
  expect(yes.text).not.toContain('reason');
});

it('tells the sender who filled in what, and nothing of the answers', () => {
  const { text } = write('survey-answered', 'nl');
  expect(text).toContain(
    'Pieter Hoekstra heeft de vragenlijst ‘Tevreden over de begeleiding’ ingevuld.',
  );
});

it('[EVAL-06] says who asks for whose work processes, until when, and how to sign in', () => {
  const { text } = write('evaluation-asked', 'nl');
  expect(text).toContain(
    'Jolanda Bakker van Werkwijzer vraagt je om 3 werkprocessen van Sanne Willems te beoordelen.',
  );
  for (const word of [
    'Dat kan tot en met 15 december 2026',
    'De link werkt tot 15',
    '‘Wachtwoord vergeten’',
  ])
    expect(text).toContain(word);
  const own = write('evaluation-asked', 'en', { own: true, count: 1, invite_days: null });
  expect(own.text).toContain('asks for your own view on 1 work process.');
  expect(own.text).not.toMatch(/password/i);
});

it('[EVAL-06] names a student who asks only once, and says u to a care recipient', () => {
  const asked = { by_student: true, asker: student, formal: true, count: 1 };
  const { text, letter } = write('evaluation-asked', 'nl', asked);
  expect(text).toContain('Sanne Willems van Werkwijzer vraagt uw oordeel over 1 werkproces.');
  expect(letter.subject).toBe('Er wordt om uw oordeel gevraagd');
  const reminder = write('evaluation-reminder', 'nl', { formal: true });
  for (const said of [text, reminder.text]) {
    expect(said).toMatch(/^Beste Zoë,/);
    expect(said).not.toMatch(/\b[Jj](e|ij|ouw)\b/);
  }
});

it('needs no account of whoever answers from the mail, and offers one in a smaller line', () => {
  const account_link = 'https://traject.example/auth/activate/other';
  const { text, html, letter } = write('evaluation-asked', 'nl', { account_link });
  expect(letter.button?.label).toBe('Naar de beoordelingen');
  expect(text).toContain('Je hebt geen account nodig.');
  expect(text).toContain(
    `Heb je liever een account? Zeg dan ja op de uitnodiging:\n${account_link}`,
  );
  expect(html).toContain(`href="${account_link}"`);
});

it('reminds of what is waiting, and says whose evaluations nobody did', () => {
  const { text } = write('evaluation-reminder', 'nl', { invite_days: null });
  expect(text).toContain('nog 3 beoordelingen openstaan van Sanne Willems en Tom Bos.');
  expect(text).toContain('De eerste kan tot en met 15 december 2026.');
  expect(write('evaluations-expired', 'nl').text).toContain('Daarvan zijn er 3 niet op tijd');
  expect(write('evaluations-expired', 'en', { count: 1 }).text).toContain('1 of them was not');
});

it('writes one day in the singular', () => {
  const { until, ...old } = data;
  const letter = letterOf({ template: 'activate', language: 'nl', data: { ...old, days: 1 } });
  expect(asText(letter, 'nl')).toContain('De link werkt 1 dag en');
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

it('a mail with nothing to open has no button and no address', () => {
  const { letter, text, html } = write('appointment-cancelled', 'nl', { link: '' });
  expect(letter.button).toBeUndefined();
  expect(text).not.toContain('Open deze link');
  expect(html).not.toContain('<a ');
});
