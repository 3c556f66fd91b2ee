/**
 * The time, in seconds, for which data of a kept page may be used if they were asked for before its link is pressed
 * (app/platform/ahead/), so that nothing has to be asked when it is. Whoever presses sees at most what the page said
 * then; an order's total is compared with what the buyer saw.
 */
const SECONDS = 10

/** Replaces what a kept answer says. Only the browser that asked keeps it; cookies that change end it, as `vary` says. */
export const AHEAD = { 'cache-control': `private, max-age=${SECONDS}, must-revalidate` }

/** True if these are the data of a page, asked for ahead. @param url with or without its origin */
export function isAskedAhead(url: string, purpose: string | string[] | null | undefined): boolean {
  return purpose === 'prefetch' && /\.data($|\?)/.test(url)
}
