/*
 * Leans on: the fields `status` and `value`, by which React notes on a promise that it is fulfilled.
 * Gains: what is there is drawn at once. Without it the first page with each text is rendered twice on the server, and a
 * page suspends for each of its texts while scripts take it over.
 * Held by: mark-fulfilled.test.tsx.
 * To take it out: delete its call in app/components/i18n/page-texts.ts.
 */

/** Has React's `use` read a promise without waiting for it. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  void Object.assign(promise, { status: 'fulfilled', value })
}
