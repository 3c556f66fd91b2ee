import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Access rules for sign-ups. Anyone who has the key of one, which its mails have, may read and change it. */
export const policy = {
  cancelSignUp: allowAnyone,
  changeSignUp: allowAnyone,
  confirmSignUp: allowAnyone,
  forgetGuests: requireShop,
  getEventPage: allowAnyone,
  getSignUp: allowAnyone,
  lapseSignUps: requireShop,
  remindGuests: requireShop,
  signUp: allowAnyone,
}
