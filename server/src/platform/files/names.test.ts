import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName, extensionOf } from './names.ts';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\anna\\plan.pdf', 'plan.pdf'],
  ['plan\r\nSet-Cookie: a=b.pdf', 'planSet-Cookie_ a=b.pdf'],
  ['plan\u202Efdp.exe', 'planfdp.exe'],
  ['a<b>:"c|d?e*.pdf', 'a_b___c_d_e_.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['.htaccess', 'htaccess'],
  ['plan.pdf. . ', 'plan.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
  ['contract.pdf', 'contract.pdf'],
  ['half \ud800 pair.pdf', 'half pair.pdf'],
  ['\u0000', ''],
])('calls %j %j', (given, cleaned) => {
  expect(cleanName(given)).toBe(cleaned);
});

it('shortens a name of any length and keeps its extension', () => {
  const name = cleanName(`${'😀'.repeat(400)}.docx`);
  expect([...name]).toHaveLength(200);
  expect(name.endsWith('😀.docx')).toBe(true);
});

it('makes no misleading name, whatever it is given', () => {
  const unsafe = /[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]|^[. ]|[. ]$/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanName(given);
      expect(name).not.toMatch(unsafe);
      expect([...name].length).toBeLessThanOrEqual(200);
      expect(cleanName(name)).toBe(name);
    }),
  );
});

it.each([
  ['plan.PDF', 'pdf'],
  ['plan.pdf.exe', 'exe'],
  ['plan', ''],
  ['.pdf', ''],
  ['plan.', ''],
])('reads the extension of %j as %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
