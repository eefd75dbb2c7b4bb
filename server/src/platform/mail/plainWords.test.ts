import { expect, it } from 'vitest';
import { asText } from './layout.ts';
import { data } from './letters.testing.ts';
import { letterOf } from './templates.ts';

/** A name is one word, however long it is. */
const names = { counselor: 'Marieke', organisation: 'Werkwijzer', client: 'Fatima' };
const sender = { name: 'Werkwijzer', page: 'https://traject.example/mine' };

const sentencesOf = (template: string, to_client: boolean) => {
  const letter = letterOf({ template, language: 'nl', data: { ...data, ...names, to_client } });
  const text = asText(letter, 'nl', sender);
  return [letter.subject, ...text.split(/(?<=[.!?:])\s+|\n+/)];
};

it.each(['portal-link', 'portal-invited', 'message-to-party'])(
  'the mail %s has no sentence of more than 15 words for clients and employers',
  (template) => {
    for (const to_client of [true, false]) {
      const sentences = sentencesOf(template, to_client);
      expect(sentences.length).toBeGreaterThan(8);
      expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 15)).toEqual([]);
    }
  },
);
