import { trimCharacters } from '../../platform/texts/trimCharacters.ts';

/** One of the qualifications of a dossier; `part` is P1, P2 … where it has a part of its own. */
export type Qualification = {
  code: string;
  title: string;
  level: string;
  edition: string;
  part: string;
};

/** A line such as 'P1: Begeleider gehandicaptenzorg (Crebonr. 25475)'. */
function namedIn(line: string) {
  const at = line.toLowerCase().indexOf('crebo');
  const code = /^crebo(?:nr|nummer|code)?\.?:? ?(\d{5})/i.exec(line.slice(Math.max(at, 0)))?.[1];
  const head = trimCharacters(line.slice(0, Math.max(at, 0)), '»•§- ', ' ,(:');
  if (at < 0 || !code || head === '') return undefined;
  const part = /^P\d{1,2}(?=[:. ])/.exec(head)?.[0];
  return { code, part, title: trimCharacters(head.slice(part?.length ?? 0), ':. ', '»•§: ') };
}

/**
 * The qualifications that the dossier names with their number in the register, in its order. One
 * that says no part has the part with its place; a dossier of one qualification has its own number.
 */
export function headsIn(body: string[], edition: string): Qualification[] {
  const found = new Map<string, { title: string; part: string | undefined }>();
  for (const line of body) {
    const { code, title, part } = namedIn(line) ?? {};
    if (code && title && !/^kwalificatiedossier|^dossier/i.test(title) && !found.has(code))
      found.set(code, { title, part });
  }
  const several = found.size > 0 ? [...found] : wholeDossier(body);
  return several.map(([code, { title, part }], at) => {
    const own = part ?? `P${at + 1}`;
    const others = several.map(([, one]) => one.title).filter((one) => one !== title);
    return { code, title, edition, part: own, level: levelIn(body, { title, others }) };
  });
}

/** The name above the only number that it has. */
function wholeDossier(body: string[]): [string, { title: string; part: undefined }][] {
  const at = body.findIndex((line) => /crebo(?:nr|nummer|code)?\.?:?\s*\d{5}/i.test(line));
  const code = /\d{5}/.exec(body[at] ?? '')?.[0];
  const above = body
    .slice(0, at)
    .filter((line) => !/kwalificatiedossier|geldig|versie/i.test(line));
  const title = above.at(-1);
  return code && title ? [[code, { title, part: undefined }]] : [];
}

/** The year from which it holds, which may stand at the top of every page. */
export const editionIn = (body: string[]) =>
  body
    .map((line) => /geldig (?:vanaf|met ingang van).*?\b(20\d\d)\b/i.exec(line)?.[1])
    .find(Boolean) ??
  body.map((line) => /\bversie\b.*?\b(20\d\d)\b/i.exec(line)?.[1]).find(Boolean) ??
  '';

const level = /\b(?:mbo[- ]?)?niveau:?\s*([1-4])\b/i;

/** Said where it is named or just below, before the next is named; otherwise once for all. */
function levelIn(body: string[], { title, others }: { title: string; others: string[] }) {
  const near = body.flatMap((line, at) => {
    if (!line.includes(title)) return [];
    const below = body.slice(at + 1, at + 9);
    const next = below.findIndex((one) => others.some((other) => one.includes(other)));
    return [line, ...(next < 0 ? below : below.slice(0, next))];
  });
  const number = [...near, ...body].map((line) => level.exec(line)?.[1]).find(Boolean);
  return number ? `Mbo niveau ${number}` : 'Mbo';
}
