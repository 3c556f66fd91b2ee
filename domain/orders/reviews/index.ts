/**
 * Reviews of products by buyers and of recipes by cooks, from the form to the page, and the mail that asks for them. Not
 * the rating on a card, which its own module reads.
 */
export { countWaitingReviews } from './count-waiting-reviews.ts'
export { decideReviews } from './decide-reviews.ts'
export { exportReviews, forgetReviews } from './forget-reviews.ts'
export { getReviewForm } from './get-review-form.ts'
export { getReviewed } from './get-reviewed.ts'
export { getReviewsByLink, listMyReviews } from './list-my-reviews.ts'
export { listReviews } from './list-reviews.ts'
export { listPraise } from './list-praise.ts'
export { listStaffReviews } from './list-staff-reviews.ts'
export { replyToReview } from './reply-to-review.ts'
export { requestReviews } from './request-reviews.ts'
export { reviewMailJobs, recurringReviewJobs } from './jobs.ts'
export { getReviewConsent, setReviewConsent } from './review-consent.ts'
export { saveReview, saveReviewByLink } from './save-review.ts'
export { withdrawReview, withdrawReviewByLink } from './withdraw-review.ts'
export { reviewSubjects } from './subjects.ts'
