/** Fetched by itself. */
export { ReviewForm as default } from '#app/components/orders/review-form.tsx'
