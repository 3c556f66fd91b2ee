import { allowAnyone, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** The rules for consents: anybody who has the link of a mail, or is signed in with the address, decides about it. */
export const policy = {
  confirmSubscription: allowAnyone,
  findSubscriptionRequest: allowAnyone,
  forgetPendingSubscriptions: requireShop,
  getMailPreferences: allowAnyone,
  getMyMailTopics: requireCustomer,
  setMailPreferences: allowAnyone,
  setMyMailTopics: requireCustomer,
  subscribe: allowAnyone,
  unsubscribeByLink: allowAnyone,
}
