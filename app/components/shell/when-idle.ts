/**
 * Does what no page waits for, once it is loaded and has nothing else to do. Where that fails, as when its script is
 * blocked, the page is as it would be without it, and nobody is told.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const begin = () => {
    // Safari has no idle callbacks.
    const wait = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    wait(() => void work().catch(() => undefined))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
