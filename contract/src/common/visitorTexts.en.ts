import type { InAnother } from './texts.ts';
import type nl from './visitorTexts.nl.ts';

export default {
  issues: {
    required: 'please fill this in',
    too_short: 'use at least {{n}} characters',
    too_long: 'use at most {{n}} characters',
    too_small: 'choose {{n}} or more',
    too_big: 'choose {{n}} or less',
    email: 'this is not a valid email address',
    phone: 'a phone number must contain digits',
    postcode: 'this is not a Dutch postal code: four digits and two letters, such as 3531 CN',
    unknown_choice: 'this cannot be chosen here',
    repeat_email: 'the email addresses differ',
    repeat_password: 'the passwords differ',
    unknown_field: 'we do not know this field',
    unreadable: 'this contains characters that we cannot read',
    invalid: 'this is not valid',
  },
  labels: {
    email: 'Email address',
    repeat_email: 'Repeat email address',
    password: 'Password',
    repeat_password: 'Repeat password',
    first_name: 'First name',
    last_name: 'Last name',
    address: 'Street',
    address_number: 'House number',
    postal_code: 'Postal code',
    city: 'City',
    phone_number: 'Phone number',
    name: 'Name',
    organisation_id: 'Organisation',
    organisation: 'Organisation',
    file: 'File',
  },
} satisfies InAnother<typeof nl>;
