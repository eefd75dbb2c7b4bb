import { createHash } from 'node:crypto';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { Language } from '@traject/contract/common/languages';
import type { NoLevel } from '@traject/contract/evaluations';
import type { SealedAnswer, SealedEvidence } from '@traject/contract/portfolios';

export type Answer = {
  level: number | null;
  no_level: NoLevel | null;
  role: EvaluationRole;
  evaluator: string;
  /** The day in the Netherlands. */
  date: string;
  remark: string;
  /** Whether it is the level that the chart shows. */
  counts: boolean;
};

export type Piece = {
  title: string;
  url: string;
  what: string;
  how: string;
  learned: string;
  date: string;
  file: { name: string; size: number; sha256: string } | null;
  seen: { evaluator: string; role: EvaluationRole }[];
};

export type Process = { number: string; title: string; answers: Answer[]; evidence: Piece[] };

/** All that a portfolio shows, as it was at one moment. */
export type Contents = {
  language: Language;
  organisation: { name: string; lines: string[]; accent?: string };
  student: string;
  diploma: { title: string; level: string; code: string; edition: string };
  core_tasks: { title: string; processes: Process[] }[];
};

export type Sealed = { iss: string; code: string; sealed_at: string; sealed_by: string };

/** What a sealed portfolio rests on; the seal is over this. */
export type Manifest = Sealed & {
  organisation: string;
  student: string;
  diploma: Contents['diploma'];
  language: Language;
  answers: SealedAnswer[];
  evidence: (SealedEvidence & Pick<Piece, 'url' | 'seen'>)[];
  pdf: { size: number; sha256: string };
  /** Of all that the document says, as JSON. */
  contents: { sha256: string };
};

const processesOf = ({ core_tasks }: Contents) => core_tasks.flatMap(({ processes }) => processes);

/** In the order of the diploma, as the document has them. */
export const piecesOf = (contents: Contents) =>
  processesOf(contents).flatMap(({ number, title, evidence }) =>
    evidence.map((piece) => ({ number, work_process: title, piece })),
  );

/** Nobody's own words: no remarks and no reflections. */
export function manifestOf(contents: Contents, sealed: Sealed, pdf: Manifest['pdf']): Manifest {
  const sha256 = createHash('sha256').update(JSON.stringify(contents)).digest('hex');
  const { organisation, student, diploma, language } = contents;
  const answers = processesOf(contents).flatMap(({ number, title, answers }) =>
    answers.map(({ remark: _, counts: __, ...answer }) => ({
      ...{ number, work_process: title },
      ...answer,
    })),
  );
  const evidence = piecesOf(contents).map(({ number, work_process, piece }) => ({
    ...{ number, work_process, title: piece.title, url: piece.url },
    ...{ file: piece.file, seen: piece.seen },
  }));
  const head = { organisation: organisation.name, student, diploma, language };
  return { ...sealed, ...head, answers, evidence, pdf, contents: { sha256 } };
}
