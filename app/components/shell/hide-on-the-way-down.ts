/** Smaller steps are a trembling finger, not a way. */
const STEP_PX = 8

/**
 * Marks the banner while a reader goes down the page, and no more when they turn back, or come to the top; where there is little
 * room, styles move a marked one out of sight.
 * @param banner as a ref gives it
 */
export function hideOnTheWayDown(banner: HTMLElement): () => void {
  let last = scrollY
  function follow() {
    const isAtTop = scrollY < banner.offsetHeight
    if (!isAtTop && Math.abs(scrollY - last) < STEP_PX) return
    banner.toggleAttribute('data-away', !isAtTop && scrollY > last)
    last = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
