import { type DragEvent, useState } from 'react'
import { useFetcher } from 'react-router'

/**
 * Pictures are dragged to their place with a mouse; buttons do the same for everybody else.
 * @returns what an item's element needs, by its id and place
 */
export function useDragOrder() {
  const fetcher = useFetcher()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  return (id: string, place: number) => ({
    isOver: over === id && dragged !== undefined && dragged !== id,
    /** Props for the part that is taken hold of. */
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragEnd: () => {
        setDragged(undefined)
        setOver(undefined)
      },
    },
    /** For where it may be let go. */
    target: {
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(id)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged === undefined || dragged === id) return
        void fetcher.submit({ intent: `move-${dragged}`, to: String(place) }, { method: 'post' })
      },
    },
  })
}
