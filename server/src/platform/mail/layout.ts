import type { Language } from '@traject/contract/common/languages';
import type { Letter } from './letter.ts';

const words = {
  nl: {
    hello: 'Hallo',
    regards: 'Met vriendelijke groet,',
    otherwise: 'Werkt de knop niet? Open dan deze link:',
  },
  en: {
    hello: 'Hello',
    regards: 'Kind regards,',
    otherwise: 'Does the button not work? Then open this link:',
  },
};

export function asText(letter: Letter, language: Language): string {
  const { regards } = words[language];
  const { before, button, after } = letter;
  const link = `${button.label}:\n${button.link}`;
  const parts = [greeting(letter, language), ...before, link, ...after, `${regards}\nTraject`];
  return `${parts.join('\n\n')}\n`;
}

/** One column, styles on the elements, colours for light and dark: any mail reader shows it. */
export function asHtml(letter: Letter, language: Language): string {
  const { before, button, after } = letter;
  const { regards, otherwise } = words[language];
  const link = safe(button.link);
  return `<!doctype html>
<html lang="${language}">
${head(letter.subject)}
<body class="page" style="margin:0;padding:24px 12px;background:#f7f7f5">
<div class="card" style="${card}">
${[greeting(letter, language), ...before].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="${buttonStyle}">${safe(button.label)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:0 0 16px">${safe(regards)}<br>Traject</p>
<p class="small" style="${small}">${safe(otherwise)}<br>
<a class="link" href="${link}" style="color:#0f5f58;word-break:break-all">${link}</a></p>
</div>
</body>
</html>
`;
}

const head = (subject: string) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${safe(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #131615 !important }
  .card { background: #1c201f !important; border-color: #2b302e !important }
  .card { color: #e7e9e7 !important }
  .small { color: #a2a8a4 !important }
  .link { color: #82c4ba !important }
}
</style>
</head>`;

const card = [
  'max-width:520px;margin:0 auto;padding:28px 24px;border:1px solid #e6e6e1;border-radius:10px',
  'background:#ffffff;color:#1a1d1b;font-size:16px;line-height:1.5',
  'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
].join(';');
const buttonStyle = [
  'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none',
  'background:#0f5f58;color:#ffffff;font-weight:600',
].join(';');
const small = 'margin:24px 0 0;font-size:13px;color:#646761';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`;

/** A stranger may register your address under a name that is an advertisement: left out. */
function greeting({ first_name }: Letter, language: Language) {
  const name = first_name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  const looksLikeLink = /[/\\@:]|\.\S/.test(name);
  const { hello } = words[language];
  return name === '' || looksLikeLink ? `${hello},` : `${hello} ${name},`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
