import { type AccountType, abilities } from '@traject/contract/common/access';
import { type Endpoint, nothing } from '@traject/contract/common/endpoint';
import { samples } from '../platform/files/samples.testing.ts';
import { aFile } from './upload.ts';
import { addressWith, type Ids } from './wholeTrajectory.ts';

export type Decision = 'in' | 401 | 404;

/** What the endpoint itself says about callers of these types. */
export function decide(
  { access }: Endpoint,
  types: AccountType[],
  token: string | undefined,
  runsIt = false,
): Decision {
  if (access === 'public' || access === 'link') return 'in';
  if (!token || access === 'party') return 401;
  if (access === 'signed-in') return 'in';
  if (access === 'installation') return runsIt ? 'in' : 404;
  return abilities[access].some((type) => types.includes(type)) ? 'in' : 404;
}

type Called = { token: string | undefined; ids: Partial<Ids> };

export function requestFor({ method, path, ...endpoint }: Endpoint, { token, ids }: Called) {
  const url = addressWith(path.replace(':token', 'x'.repeat(43)), ids, (id) => String(id ?? 1));
  const headers = { 'accept-language': 'nl', ...(token && { authorization: `Bearer ${token}` }) };
  return { method, url, headers, body: bodyFor(endpoint) };
}

/** A file and a choice where needed, so that only the path is a reason to refuse. */
function bodyFor({ upload, body }: Pick<Endpoint, 'upload' | 'body'>) {
  const asked = 'shape' in body ? Object.keys(body.shape as object) : [];
  const row = { invoice_product: 1, count: 1, unit_price: 100, vat_percentage: 210 };
  const kept = { archived: false, emails: 'iemand@example.nl', workplace: '' };
  const again = { every_months: 1, first_on: '2030-01-01' };
  const due = Object.entries({
    party: 'client',
    approve: true,
    survey_template_id: 1,
    score: 1,
    off: true,
    answer: 'yes',
    reason: 'Omdat het zo is.',
    ids: [],
    ...row,
    ...kept,
    ...again,
    pairs: [{ work_process_id: 1, same_as_id: null }],
    from_id: 1,
  });
  if (!upload && body === nothing) return undefined;
  if (!upload) return Object.fromEntries(due.filter(([name]) => asked.includes(name)));
  const form = new FormData();
  for (const [name, { kinds }] of Object.entries(upload))
    form.append(name, aFile(samples.png, kinds.includes('part') ? 'stuk.part' : 'foto.png'));
  if (asked.includes('position')) form.append('position', '0');
  return form;
}
