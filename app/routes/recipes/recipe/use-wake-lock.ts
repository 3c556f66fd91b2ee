import { useEffect } from 'react'

/**
 * Keeps the screen on while the component is there. Browsers take the lock away when the page is hidden, so it is asked
 * for again when it is seen; one that has no such lock, or refuses, lets the screen go dark as ever.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined
    let isThere = true
    async function hold() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isThere) held = lock
      else await lock?.release()
    }
    const onVisibilityChange = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      isThere = false
      document.removeEventListener('visibilitychange', onVisibilityChange)
      void held?.release()
    }
  }, [])
}
