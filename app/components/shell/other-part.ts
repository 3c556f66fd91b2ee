import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * True if a step leads to another part of the page that is shown, or back from one: nothing of it is fetched then. The
 * router knows the way to a part, but takes the way back for a new page.
 */
export function isOtherPart({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return formMethod === undefined && isSamePage && currentUrl.hash !== nextUrl.hash
}

/** For the routes that stand around pages. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return !isOtherPart(change) && change.defaultShouldRevalidate
}
