import { sql } from 'kysely';

type Contact = { name: string; email: string; phone_number: string | null };

/** Whom to contact, on a page behind a link; needs `counselor` and the `phone` of their profile. */
export const contact = sql<Contact>`json_build_object('name', counselor.name,
  'email', counselor.email, 'phone_number', nullif(phone.phone_number, ''))`;

/** The organisation it was mailed for; needs `organisation`. */
export const sender = sql<{ name: string; has_logo: boolean }>`json_build_object(
  'name', organisation.name, 'has_logo', organisation.logo_file_id is not null)`;
