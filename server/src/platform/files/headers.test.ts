import { describe, expect, it } from 'vitest';
import { downloadHeaders, readRange } from './headers.ts';

const pdf = { name: 'plan.pdf', mime: 'application/pdf', size: 12 };
const disposition = (file: Partial<typeof pdf> & { inline?: boolean }) =>
  downloadHeaders({ ...pdf, ...file })['content-disposition'];

describe('the headers of a download', () => {
  it('save the file, with its own type and length, and let no script run in it', () => {
    expect(downloadHeaders(pdf)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '12',
      'content-disposition': `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('carry any name, simplified for old programs and in full for the rest', () => {
    expect(disposition({ name: "Zoë's (plan) 100% “é”.pdf" })).toBe(
      `attachment; filename="Zoe's (plan) 100_ _e_.pdf"; ` +
        `filename*=UTF-8''Zo%C3%AB%27s%20%28plan%29%20100%25%20%E2%80%9C%C3%A9%E2%80%9D.pdf`,
    );
  });

  it('cannot be broken by a name', () => {
    const header = disposition({ name: 'a"; filename="b.exe\r\nX-Evil: 1\ud800.pdf' });
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/"/g)).toHaveLength(2);
  });

  it.each([
    ['image/png', 'inline'],
    ['application/pdf', 'inline'],
    ['audio/mpeg', 'inline'],
    ['video/mp4', 'inline'],
    ['image/svg+xml', 'attachment'],
    ['text/html', 'attachment'],
    ['application/msword', 'attachment'],
  ])('show %s as %s when the viewer asks', (mime, way) => {
    expect(disposition({ mime, inline: true })).toMatch(new RegExp(`^${way};`));
    expect(disposition({ mime })).toMatch(/^attachment;/);
  });
});

it.each([
  [undefined, 'all'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['lines=1-2', 'all'],
] as const)('reads the range %j of 100 bytes as %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
