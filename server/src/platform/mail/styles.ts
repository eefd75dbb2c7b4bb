/** The title is escaped already. */
export const head = (title: string) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
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

export const card = [
  'max-width:520px;margin:0 auto;padding:28px 24px;border:1px solid #e6e6e1;border-radius:10px',
  'background:#ffffff;color:#1a1d1b;font-size:16px;line-height:1.5',
  'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
].join(';');
const house = '#0f5f58';
export const link = (accent = house) => `color:${accent};word-break:break-all`;
export const button = (accent = house) =>
  [
    'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none',
    `background:${accent};color:#ffffff;font-weight:600`,
  ].join(';');
export const small = 'margin:24px 0 0;font-size:13px;color:#646761';
export const sender = 'margin:0 0 24px;font-weight:600';
/** At the top of a mail of an organisation that chose a colour. */
export const rule = (accent?: string) => (accent ? `;border-top:4px solid ${accent}` : '');
/** On white, even in dark mode: that is what a logo was drawn for. */
export const logo =
  'display:inline-block;max-width:180px;max-height:72px;background:#ffffff;border-radius:4px';
