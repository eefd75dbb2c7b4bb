import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 };

export type Sealing = ReturnType<typeof createSealing>;

/** Seals with a key of its own, derived from the program's secret; `of` says what is sealed. */
export function createSealing(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'traject signing keys', 32));
  return {
    seal(text: string, of: string): Buffer {
      const nonce = randomBytes(sizes.nonce);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(of));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
    },

    /** Nothing when another secret sealed it. */
    open(sealed: Buffer, of: string): string | undefined {
      const start = sizes.nonce + sizes.tag;
      try {
        const opening = createDecipheriv(cipher, key, sealed.subarray(0, sizes.nonce), {
          authTagLength: sizes.tag,
        });
        opening.setAAD(Buffer.from(of)).setAuthTag(sealed.subarray(sizes.nonce, start));
        return opening.update(sealed.subarray(start), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
