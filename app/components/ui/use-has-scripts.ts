import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True if scripts show the page. The server's page is taken over as it was drawn, and only then is it so. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
