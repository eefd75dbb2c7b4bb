import { BankFileError } from './bankLine.ts';
import { utf8Pieces } from './utf8Pieces.ts';
import { type Asked, xmlTree } from './xmlTree.ts';

const atOnce = 32 * 1024;

/**
 * The elements at these paths, each as soon as it ends and without those that were given before it,
 * so that a file of any length takes little memory.
 */
export async function* xmlParts(chunks: AsyncIterable<Buffer>, asked: Asked) {
  const utf8 = utf8Pieces();
  const { parser, ended, checkLength } = xmlTree(asked);
  let written = 0;
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += atOnce) {
      const text = utf8.next(chunk.subarray(at, at + atOnce));
      if (typeof text !== 'string')
        throw new BankFileError(parser.line + text.badLine - 1, 'bank.encoding');
      parser.write(text);
      // Between two pieces the parser counts the last one twice.
      written += text.length;
      checkLength(written);
      yield* ended.splice(0);
    }
  if (!utf8.isWhole()) throw new BankFileError(parser.line, 'bank.unfinished');
  parser.on('error', () => {
    throw new BankFileError(parser.line, 'bank.unfinished');
  });
  parser.close();
}
