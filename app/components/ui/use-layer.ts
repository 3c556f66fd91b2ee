import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from '#app/platform/layers.ts'

/**
 * Has Back close what is open over the page, where it would leave the page else.
 * @param name told by `layersHere` after a reload
 */
export function useLayer(name: string, isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before it is painted, because a person who sees it may press Back.
  useLayoutEffect(() => (isOpen ? openLayer({ name, close: () => onBack() }) : undefined), [name, isOpen])
}
