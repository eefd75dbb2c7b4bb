import fc from 'fast-check';
import { samples } from '../../platform/files/samples.testing.ts';
import { strangeText } from './broken.ts';

type Part = { name: string; content: string | Uint8Array; filename?: string };

const boundary = 'fuzz-boundary';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form written by hand, because a browser would refuse to write most of these. */
function formOf(parts: readonly Part[], { isCut = false } = {}): Buffer {
  const written = parts.flatMap(({ name, content, filename }) => [
    Buffer.from(`--${boundary}\r\n${dispositionOf(name, filename)}\r\n\r\n`),
    Buffer.from(content as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
  return isCut ? whole.subarray(0, Math.ceil(whole.length / 2)) : whole;
}

const dispositionOf = (name: string, filename: string | undefined) =>
  `Content-Disposition: form-data; name="${name}"${
    filename === undefined
      ? ''
      : `; filename="${filename}"\r\nContent-Type: application/octet-stream`
  }`;

const strangeFiles: [string, Uint8Array][] = [
  ['', new Uint8Array()],
  ['leeg.pdf', new Uint8Array()],
  ['../../x.png', samples.png],
  ['foto.png\0.exe', samples.png],
  ['foto.exe', samples.png],
  ['a'.repeat(3000), samples.png],
  ['half.pdf', samples.pdf.slice(0, 20)],
  ['nullen.png', new Uint8Array(5000)],
];
const people = Buffer.from('email;voornaam;achternaam\nnoor@example.nl;Noor;Bos\n');
const diploma = Buffer.from('diploma;niveau;kerntaak;werkproces\nKok;Mbo 3;Koken;Snijdt\n');
const everyKind = Object.entries({ ...samples, csv: people, 'tabel.csv': diploma });
const files = everyKind.map(([kind, content]): [string, Uint8Array] => [`stuk.${kind}`, content]);
const welcome = files.filter(([name]) => /png|pdf|csv/.test(name));
const aFile = fc.oneof(fc.constantFrom(...welcome), fc.constantFrom(...files));

const filesOf = (names: readonly string[]) =>
  fc.tuple(...names.map((name) => aFile.map(partOf(name))));

const partOf =
  (name: string) =>
  ([filename, content]: [string, Uint8Array]): Part => ({ name, filename, content });

const fieldsOf = (values: unknown): Part[] =>
  Object.entries(Object(values)).map(([name, value]) => ({ name, content: asText(value) }));

/** A form as it should be. */
export const validForm = (values: fc.Arbitrary<unknown>, names: readonly string[]) =>
  fc.tuple(values, filesOf(names)).map(([said, sent]) => formOf([...fieldsOf(said), ...sent]));

/** The same with duplicate parts, empty files, invalid names, or the end missing. */
export const strangeForm = (values: fc.Arbitrary<unknown>, names: readonly string[]) =>
  fc
    .tuple(values, filesOf(names), fc.constantFrom(...strangeFiles), strangeText, fc.nat(7))
    .map(([said, sent, strange, text, how]) => {
      const fields = fieldsOf(said);
      const name = names[0] ?? 'file';
      const kinds: Part[][] = [
        [...fields, ...fields, ...sent],
        [...fields, ...sent, ...sent],
        [...fields, partOf(name)(strange)],
        [...fields, ...sent, { name: text.slice(0, 40), content: text }],
        [...fields, { name, content: 'no file' }],
        [...Array.from({ length: 60 }, (_, n) => ({ name: `f${n}`, content: 'x' })), ...sent],
        [{ name: '__proto__', content: 'x' }, { name: 'constructor', content: 'x' }, ...sent],
        [...fields, ...sent],
      ];
      return formOf(kinds[how] ?? [], { isCut: how === 7 });
    });

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
