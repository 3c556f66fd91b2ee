/**
 * Does something once an element is within half a screen of what is seen.
 * @returns what to call when it is not to be done any more
 */
export function whenNear(element: Element, work: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      work()
    },
    { rootMargin: '50%' },
  )
  near.observe(element)
  return () => near.disconnect()
}
