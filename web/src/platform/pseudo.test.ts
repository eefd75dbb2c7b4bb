import { describe, expect, it } from 'vitest';
import { pseudo, pseudoTexts } from './pseudo.ts';

describe('the pseudo-language', () => {
  it('is longer and accented, and shows where a text begins and ends', () => {
    expect(pseudo('Notitie')).toBe('⟦Ñótítíé~~~⟧');
  });

  it('leaves blanks and marks as they are', () => {
    expect(pseudo('Van <b>{{name}}</b>')).toBe('⟦Váñ <b>{{name}}</b>~~⟧');
    expect(pseudo('{{address}}')).toBe('{{address}}');
  });

  it('speaks all texts of a file', () => {
    expect(pseudoTexts({ a: 'x', b: { c: ['y'] } })).toEqual({ a: '⟦x~⟧', b: { c: ['⟦ý~⟧'] } });
  });
});
