import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { layersHere } from '#app/platform/layers.ts'
import type { ShownAmounts } from './shown-amounts.ts'
import { useProgress } from './use-progress.ts'

const Cooking = fetchedLater('cooking', async () => (await import('./cooking.tsx')).Cooking)

/**
 * Cook mode, and its timers when it is closed; what it opens is fetched when it is begun. An address that ends in `#cook`
 * opens it, and it is open again after a reload.
 */
export function useCookMode(recipe: RecipeDetail, amounts: ShownAmounts) {
  const { id } = recipe
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const [openFor, setOpenFor] = useState<string>()
  const { ends } = useProgress(id).progress
  const isOpen = openFor === id
  const start = () => setOpenFor(id)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpenFor(undefined)
    // Its address may have opened it, or a press in Safari, which does not focus buttons, or one that is gone.
    if (!document.activeElement?.matches('button')) button.current?.focus({ preventScroll: true })
  }

  const arrive = useEffectEvent(async () => {
    if (hash === '#cook') await navigate({ search }, { replace: true, preventScrollReset: true })
    else if (!layersHere().includes('cook')) return
    start()
  })
  useEffect(() => void arrive(), [id])

  const cooking: ReactNode = (isOpen || Object.keys(ends).length > 0) && (
    <Suspense>
      <Cooking key={id} recipe={recipe} amounts={amounts} isOpen={isOpen} onOpen={start} onClose={close} />
    </Suspense>
  )
  return { start, button, cooking }
}
