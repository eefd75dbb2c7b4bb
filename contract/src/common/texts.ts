import type { IssueText } from './issues.ts';

type Label =
  | 'email'
  | 'repeat_email'
  | 'password'
  | 'repeat_password'
  | 'first_name'
  | 'last_name'
  | 'address'
  | 'address_number'
  | 'postal_code'
  | 'city'
  | 'phone_number'
  | 'name'
  | 'page'
  | 'per_page'
  | 'file';

/** Words that server and screens share: the label of a field, and what can be wrong with it. */
export type SharedTexts = { issues: Record<IssueText, string>; labels: Record<Label, string> };
