import type * as z from 'zod/mini';

export type IssueText =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'too_little'
  | 'too_much'
  | 'email'
  | 'date'
  | 'birth_date'
  | 'far_date'
  | 'phone'
  | 'postcode'
  | 'end_before_start'
  | 'past'
  | 'unknown_choice'
  | 'repeat_email'
  | 'repeat_password'
  | 'unknown_field'
  | 'unreadable'
  | 'tag_name'
  | 'tag_taken'
  | 'two_options'
  | 'same_option'
  | 'two_decimals'
  | 'not_zero'
  | 'amount'
  | 'over_whole'
  | 'close_before_test'
  | 'iban'
  | 'kvk_number'
  | 'vat_number'
  | 'vat_category'
  | 'oin'
  | 'country'
  | 'number_form'
  | 'color'
  | 'too_light'
  | 'years'
  | 'time'
  | 'end_time'
  | 'https'
  | 'open_address'
  | 'repeat_after'
  | 'repeat_year'
  | 'repeat_day'
  | 'two_months'
  | 'no_such_time'
  | 'invalid';

type Issue = z.core.$ZodIssue;

const own = [
  'required',
  'email',
  'date',
  'birth_date',
  'far_date',
  'phone',
  'postcode',
  'end_before_start',
  'past',
  'repeat_email',
  'repeat_password',
  'unreadable',
  'unknown_choice',
  'tag_name',
  'tag_taken',
  'two_options',
  'same_option',
  'two_decimals',
  'not_zero',
  'amount',
  'over_whole',
  'close_before_test',
  'iban',
  'kvk_number',
  'vat_number',
  'vat_category',
  'oin',
  'country',
  'number_form',
  'color',
  'too_light',
  'years',
  'time',
  'end_time',
  'https',
  'open_address',
  'repeat_after',
  'repeat_year',
  'repeat_day',
  'two_months',
] as const;

/** The sentence that says what is wrong and the number in it, the same on both sides. */
export function issueText(issue: Issue): { key: IssueText; n?: number } {
  const said = own.find((key) => key === issue.message);
  if (said) return { key: said };
  if (issue.code === 'unrecognized_keys') return { key: 'unknown_field' };
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return { key: issue.input === undefined || issue.input === null ? 'required' : 'invalid' };
  if (issue.message === 'too_much' && issue.code === 'too_big')
    return { key: 'too_much', n: Number(issue.maximum) / 100 };
  if (issue.message === 'too_little' && issue.code === 'too_small')
    return { key: 'too_little', n: Number(issue.minimum) / 100 };
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' ? 'too_long' : 'too_big', n: Number(issue.maximum) };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { key: 'email' };
  return { key: 'invalid' };
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): { key: IssueText; n?: number } {
  if (issue.origin !== 'string')
    return { key: 'too_small', n: Number(issue.minimum) + (issue.inclusive ? 0 : 1) };
  if (issue.minimum === 1) return { key: 'required' };
  return { key: 'too_short', n: Number(issue.minimum) };
}
