import { allowAnyone, requireCustomer, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for reviews. Verbs by link check the seal of the link; the row policies show the public what is shown. */
export const policy = {
  countWaitingReviews: requireStaff,
  decideReviews: requireStaff,
  // Anyone who has an order’s link decides about the one mail that asks for it.
  getReviewConsent: allowAnyone,
  getReviewForm: requireCustomer,
  getReviewed: allowAnyone,
  getReviewsByLink: allowAnyone,
  listMyReviews: requireCustomer,
  listPraise: allowAnyone,
  listReviews: allowAnyone,
  listStaffReviews: requireStaff,
  replyToReview: requireStaff,
  // Once a day, in the background.
  requestReviews: requireShop,
  saveReview: requireCustomer,
  saveReviewByLink: allowAnyone,
  setReviewConsent: allowAnyone,
  withdrawReview: requireCustomer,
  withdrawReviewByLink: allowAnyone,
}
