import type { Party, RequestKind } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import { type Case, daysOfStep } from './case.ts';

/** One of the files beside this program, under the name that a counselor gave it. */
export type Paper = { file: string; name: string; days: number };
export type Version = Paper & { id: number };
export type Document = {
  type: string;
  /** To be approved, unless stated otherwise. */
  action?: ActionCode;
  versions: Version[];
  returns: Paper[];
};

/** What a party was sent and did with it; all times are in days ago. */
export type Asked = {
  kind: RequestKind;
  party: Party;
  requested: boolean;
  versions: Version[];
  sent: number;
  opened?: number;
  decided?: { days: number; reason: string | null };
  closed?: number;
  /** Withdrawn, and not replaced. */
  withdrawn?: boolean;
};
type Papers = { documents: Document[]; requests: Asked[] };

/** The documents made in the course of a trajectory, oldest first, and what became of them. */
export function papersOf(one: Case): Papers {
  const all = [...reviews(one), ...(one.story.steps.length < 5 ? [] : further(one))];
  const firstDay = ({ versions }: Document) => versions[0]?.days ?? 0;
  return {
    documents: all.flatMap(({ documents }) => documents).sort((a, b) => firstDay(b) - firstDay(a)),
    requests: all.flatMap(({ requests }) => requests),
  };
}

/** Each time the trajectory was sent off, its documents were filed; the next step is the answer. */
const reviews = (one: Case): Papers[] =>
  one.story.steps.flatMap(([state], step) => {
    if (state === 'awaiting_client') return [review(one, step, 'client')];
    return state === 'awaiting_employer' ? [review(one, step, 'employer')] : [];
  });

function review(one: Case, step: number, party: Party): Papers {
  const sent = daysOfStep(one, step);
  const { first_name } = one.client.person;
  const plan = version('trajectplan.pdf', `Trajectplan ${first_name}.pdf`, sent);
  const proposal = version('offerte.pdf', 'Offerte begeleiding.pdf', sent);
  const documents = [filed('trajectory_plan', plan)];
  if (party === 'employer') documents.push(filed('proposal', proposal));
  const versions = documents.flatMap((document) => document.versions);
  const asked = { kind: `review-${party}` as const, party, requested: true, versions, sent };
  return { documents, requests: [{ ...asked, ...answerOf(one, step) }] };
}

function answerOf(one: Case, step: number): Partial<Asked> {
  const next = one.story.steps[step + 1]?.[0];
  if (!next) return one.n % 2 ? { opened: daysOfStep(one, step) - 2 } : {};
  const days = daysOfStep(one, step + 1);
  const isBack = one.story.steps.slice(0, step).some(([state]) => state === next);
  const reason = isBack ? (one.story.reject_reason ?? null) : null;
  return { opened: days + 0.1, decided: { days, reason } };
}

function further(one: Case): Papers[] {
  const isRunning = one.story.completed_reason === undefined;
  return [
    ...(one.n % 3 === 0 ? [consent(one)] : []),
    ...(one.n % 2 === 0 ? [firstReport(one)] : []),
    ...(isRunning && one.n % 2 === 0 ? [lastReport(one)] : []),
  ];
}

/** Asked twice, because the first was not complete; then signed on paper as well. */
function consent({ age }: Case): Papers {
  const first = version('toestemming.pdf', 'Toestemming.pdf', age - 4);
  const second = version('toestemming.pdf', 'Toestemming, aangevuld.pdf', age - 9);
  const signed = { file: 'getekend.jpg', name: 'Toestemming getekend.jpg', days: age - 12 };
  const agreed = { opened: age - 10, decided: { days: age - 10.1, reason: null } };
  return {
    documents: [
      { type: 'consent', action: 'signature', versions: [first, second], returns: [signed] },
    ],
    requests: [
      sentTo('client', first, { opened: age - 6, closed: age - 9 }),
      sentTo('client', second, agreed),
    ],
  };
}

/** The client got it to read; the employer never answered. */
function firstReport({ age }: Case): Papers {
  const report = version('verslag.pdf', 'Verslag eerste weken.pdf', age - 20);
  return {
    documents: [filed('report', report)],
    requests: [
      sentTo('client', report, { requested: false, opened: age - 21 }),
      sentTo('employer', report),
    ],
  };
}

const refusal = 'Er staat dat ik vier dagen werk. Dat waren er drie.';

/** Still unread by one client, withdrawn from another, refused by a third. */
function lastReport({ n }: Case): Papers {
  const report = version('verslag.pdf', 'Verslag tussenstand.pdf', 4);
  const taken = { closed: 3, withdrawn: true };
  const refused = { opened: 2.2, decided: { days: 2, reason: refusal } };
  return {
    documents: [filed('report', report)],
    requests: [
      sentTo('client', report, n % 4 !== 0 ? refused : n % 8 === 0 ? taken : {}),
      sentTo('employer', report, { requested: false, opened: 3 }),
    ],
  };
}

const version = (file: string, name: string, days: number): Version => ({
  file,
  name,
  days,
  id: 0,
});

const filed = (type: string, only: Version): Document => ({ type, versions: [only], returns: [] });

const sentTo = (party: Party, sent: Version, more: Partial<Asked> = {}): Asked => ({
  kind: 'approve-document',
  party,
  requested: true,
  versions: [sent],
  sent: sent.days,
  ...more,
});
