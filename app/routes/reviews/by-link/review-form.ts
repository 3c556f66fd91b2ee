/** Fetched by itself. */
export { ReviewForm as default } from '#app/components/reviews/review-form.tsx'
