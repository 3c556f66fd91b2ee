import type { FieldErrorCode } from '../../../kernel/validation.ts'

/** Errors of a form's field. */
export const fieldErrors = {
  required: 'Please fill this in.',
  too_long: 'This is too long.',
  too_short: 'This is too short.',
  not_a_whole_number: 'Enter a whole number.',
  out_of_range: 'This number is out of range.',
  unknown_value: 'Choose one of the options.',
  control_characters: 'This contains characters we can’t use.',
  name_characters: 'A name can have letters, spaces, hyphens and apostrophes.',
  email: 'Enter a full email address, e.g. name@example.com.',
  phone: 'Enter a phone number of 9 to 15 digits.',
  postal_code: 'A South African postal code has 4 digits.',
  card_number: 'A card number has 12 to 19 digits.',
  card_expiry: 'Enter month and year as MM / YY.',
  card_expired: 'This card has expired. Check the date, or use another card.',
  card_cvc: 'The security code has 3 or 4 digits.',
  vat_number: 'A South African VAT number has 10 digits and starts with 4.',
  voucher_code: 'There is a mistake in this code. Compare it with the card, letter by letter.',
  discount_code: 'A discount code has 3 to 30 letters, digits and hyphens.',
  unexpected_field: 'Please check this entry.',
  invalid: 'Please check this entry.',
  code: 'A code has 6 digits.',
  weak_password: 'Choose a stronger password.',
} satisfies Record<FieldErrorCode, string>
