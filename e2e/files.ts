/** A real pdf with a line of text on each page, to be read in the viewer. */
export const aPdf = (name: string, ...pages: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(pages), 'latin1'),
});

/** One page repeated: a small file that takes long to read. */
export const aLongPdf = (name: string, words: string, count: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf([words], count), 'latin1'),
});

export const aPicture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

function pdfOf(pages: readonly string[], times = 1) {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R `.repeat(times)).join('');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length * times} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((words, index) => pageOf(words, 5 + index * 2)),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);

  const head = '%PDF-1.7\n';
  const offsets = objects.map((_, index) => (head + objects.slice(0, index).join('')).length);
  const body = head + objects.join('');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

function pageOf(words: string, contents: number) {
  const stream = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}
