import type { Language } from '@traject/contract/common/languages';
import { texts } from '../../texts.ts';
import type { Letter } from './letter.ts';
import type { Sender } from './sender.ts';
import * as styles from './styles.ts';

/** The id of the logo inside the mail: nothing is loaded from elsewhere. */
export const logoId = 'logo@traject';

/** The sender's name: the organisation first, because readers know it and not the program. */
export const subjectOf = ({ subject }: Letter, sender?: Sender) =>
  sender ? `${sender.name}: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}` : subject;

export function asText(letter: Letter, language: Language, sender?: Sender): string {
  const { regards, open, allTogether } = texts[language].mail;
  const { before, button, after } = letter;
  const link = button ? [`${button.label}. ${open}:\n${button.link}`] : [];
  const signed = [regards, '', ...signature(sender)].join('\n');
  const page = together(letter, sender).map((address) => `${allTogether}\n${address}`);
  const aside = letter.aside ? [`${letter.aside.words}\n${letter.aside.link}`] : [];
  const said = [greeting(letter, language), ...before, ...link, ...after, ...aside, ...page];
  return `${[...said, ...questions(letter, language, sender), signed].join('\n\n')}\n`;
}

/** One column, inline styles, colours for light and dark: any mail reader shows it. */
export function asHtml(letter: Letter, language: Language, sender?: Sender): string {
  const { before, button, after } = letter;
  const { regards } = texts[language].mail;
  const page = together(letter, sender).map((address) => leading(address, language, sender));
  const asked = questions(letter, language, sender).map(paragraph);
  const said = [...after.map(paragraph), ...page, ...asked];
  return `<!doctype html>
<html lang="${language}">
${styles.head(safe(subjectOf(letter, sender)))}
<body class="page" style="margin:0;padding:24px 12px;background:#f7f7f5">
<div class="card" style="${styles.card}${styles.rule(sender?.accent)}">
${head(sender)}${[greeting(letter, language), ...before].map(paragraph).join('\n')}
${button ? pressed(button, sender) : ''}${said.join('\n')}
<p style="margin:0 0 16px">${[regards, ...signature(sender)].map(safe).join('<br>')}</p>
${button ? written(button.link, language, sender) : ''}${letter.aside ? beside(letter.aside, sender) : ''}</div>
</body>
</html>
`;
}

type Button = NonNullable<Letter['button']>;

const pressed = ({ link, label }: Button, sender?: Sender) =>
  `<p style="margin:24px 0"><a href="${safe(link)}" style="${styles.button(sender?.accent)}">${safe(label)}</a></p>\n`;

/** For a reader whose program shows no button. */
const written = (link: string, language: Language, sender?: Sender) =>
  `<p class="small" style="${styles.small}">${safe(texts[language].mail.otherwise)}<br>
${opening(link, sender)}</p>\n`;

const beside = ({ words, link }: NonNullable<Letter['aside']>, sender?: Sender) =>
  `<p class="small" style="${styles.small}">${safe(words)}<br>
${opening(link, sender)}</p>\n`;

const opening = (link: string, sender?: Sender) =>
  `<a class="link" href="${safe(link)}" style="${styles.link(sender?.accent)}">${safe(link)}</a>`;

/** A page of one's own is for clients and employers, who are addressed formally. */
const together = ({ formal }: Letter, sender?: Sender) =>
  formal && sender?.page ? [sender.page] : [];

const leading = (page: string, language: Language, sender?: Sender) =>
  `<p style="margin:0 0 16px">${safe(texts[language].mail.allTogether)} ${opening(page, sender)}</p>`;

/** The logo, or the name of an organisation that has none. */
function head(sender?: Sender) {
  if (!sender) return '';
  const name = safe(sender.name);
  if (!sender.logo) return `<p style="${styles.sender}">${name}</p>\n`;
  return `<p style="margin:0 0 24px"><img src="cid:${logoId}" alt="${name}" style="${styles.logo}"></p>\n`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`;

/** Who it is from and how to reach them, as far as that is known. */
function signature(sender?: Sender) {
  if (!sender) return ['Traject'];
  const { contact, name } = sender;
  return [contact?.name, name, contact?.phone_number, contact?.email].flatMap((line) => line || []);
}

/** A reply goes to the contact; if there is none, nobody would read it. */
function questions({ formal }: Letter, language: Language, sender?: Sender) {
  const { reply, replyFormal, askOrganisation } = texts[language].mail;
  if (sender?.contact) return [formal ? replyFormal : reply];
  return sender && formal ? [askOrganisation(sender.name)] : [];
}

/**
 * A stranger may register your address under a name that is an advertisement, so it is left out.
 */
function greeting({ first_name, formal }: Letter, language: Language) {
  const name = first_name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  const looksLikeLink = /[/\\@:]|\.\S/.test(name);
  const { hello, dear } = texts[language].mail;
  const begin = formal ? dear : hello;
  if (name !== '' && !looksLikeLink) return `${begin} ${name},`;
  return formal ? `${hello},` : `${begin},`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
