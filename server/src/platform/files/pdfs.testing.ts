import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const serverFolder = new URL('../../../', import.meta.url);

type Parts = { box?: string; content?: string | Buffer; page?: string; more?: string[] };

/** A PDF of one page, with whatever in it that should not be there. */
function pdfWith({ box = '0 0 595 842', content = '', page = '', more = [] }: Parts, trailer = '') {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${page} >>`,
    streamOf(content),
    ...more,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${objects.join('')}${end}`, 'latin1');
}

function streamOf(content: string | Buffer, about = '') {
  const filter = typeof content === 'string' ? '' : '/Filter /FlateDecode';
  const bytes = content.toString('latin1');
  return `<< /Length ${bytes.length} ${filter} ${about} >>\nstream\n${bytes}\nendstream`;
}

const curves = '0 0 m 595 842 99 9 842 595 c S ';
const large = 300 * 1024 * 1024;
const picture = '/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8';
const drawn = '/Resources << /XObject << /P 5 0 R >> >>';
const keys = `/O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}>`;
const password = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ${keys} >> /ID [<00> <00>]`;

/** Documents that people send, and those that somebody made to do harm. */
export const pdfs = {
  plan: () => readFileSync(new URL('src/demo/files/trajectplan.pdf', serverFolder)),
  red: () => pdfWith({ content: '1 0 0 rg 0 0 595 842 re f' }),
  upright: () => pdfWith({ box: '0 0 842 595', page: '/Rotate 90', content: '9 9 99 99 re f' }),
  enormous: () => pdfWith({ box: '0 0 144000000 144000000', content: '9 9 99 99 re f' }),
  endless: () => pdfWith({ box: '0 0 10 1440000', content: '1 1 9 99 re f' }),
  encrypted: () => pdfWith({ content: '9 9 99 99 re f' }, password),
  broken: () => Buffer.from('%PDF-1.7\nniets'),
  cutOff: () => pdfWith({ content: '9 9 99 99 re f' }).subarray(0, 60),
  nested: () => pdfWith({ page: `/Nested ${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
  unending: () => pdfWith({ content: 'q '.repeat(2_000_000) }),
  itself: () =>
    pdfWith({
      page: drawn,
      content: '/P Do',
      more: [streamOf('/P Do /P Do', `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${drawn}`)],
    }),
  bomb: () => pdfWith({ content: deflateSync(Buffer.alloc(large, ' ')) }),
  pictureBomb: () =>
    pdfWith({
      page: drawn,
      content: '595 0 0 842 0 0 cm /P Do',
      more: [streamOf(deflateSync(Buffer.alloc(large)), `${picture} /Width 10000 /Height 10000`)],
    }),
  large: () => pdfWith({ content: deflateSync(Buffer.from(curves.repeat(800_000))) }),
  slow: () => pdfWith({ content: '[0.0001] 0 d 0 0 m 595 842 l S '.repeat(100) }),
};
