import { isRecipePath, type KeepMessage } from './copies.ts'

/** Asks the service worker to keep the recipe that is open, once the page is done with what it loads itself. */
export function keepRecipe(path: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isRecipePath(path)) return
  async function keep() {
    // Never there in a browser that allows none, as in private windows of some: nothing is kept in these.
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ path, pictures: ownPictures() } satisfies KeepMessage)
  }
  const start = () => void keep()
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** The pictures that this screen shows, in the sizes that it has chosen. */
function ownPictures(): string[] {
  return Array.from(document.images, ({ currentSrc }) => URL.parse(currentSrc))
    .filter((url) => url?.origin === location.origin)
    .map((url) => url?.pathname ?? '')
}
