import type { Range } from './storage.ts';

type Shown = { name: string; mime: string; size: number; inline?: boolean };

/** What a browser is told about a file, so that it saves or shows it and never runs it. */
export function downloadHeaders({ name, mime, size, inline = false }: Shown) {
  const way = inline && mayBeShown(mime) ? 'inline' : 'attachment';
  return {
    'content-type': mime,
    'content-length': String(size),
    'content-disposition': `${way}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** The part of a file that a Range header asks for; anything not understood is ignored. */
export function readRange(header: string | undefined, size: number): Range | 'all' | 'outside' {
  const asked = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!asked) return 'all';
  const [, first = '', last = ''] = asked;
  if (first === '') return last === '' ? 'all' : lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start < size ? { start, end } : 'outside';
}

const lastBytes = (count: number, size: number): Range | 'outside' =>
  count === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - count), end: size - 1 };

/** SVG is an image that can contain script. */
const mayBeShown = (mime: string) =>
  mime === 'application/pdf' || (/^(image|audio|video)\//.test(mime) && mime !== 'image/svg+xml');

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
