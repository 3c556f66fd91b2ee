import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import type { ShownAmounts } from './shown-amounts.ts'

const Cooking = fetchedLater('cooking', async () => (await import('./cooking.tsx')).Cooking)

/** Marks an entry of the history before which the recipe itself is one. */
const FROM_RECIPE = 'from-recipe'

/**
 * The button that leads to one step at a time; what it opens is fetched when it is pressed. The address says that it is
 * open, so that a phone's Back closes it.
 */
export function CookMode({ recipe, amounts }: { recipe: RecipeDetail; amounts: ShownAmounts }) {
  const texts = useRecipeMessages()
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  const isOpen = useHasScripts() && hash === '#cook'
  const [hasBegun, setHasBegun] = useState(false)
  if (isOpen && !hasBegun) setHasBegun(true)
  const button = useRef<HTMLButtonElement>(null)
  // Back takes the dialog away without closing it, so that the browser does not give the focus back.
  useEffect(() => (isOpen ? () => button.current?.focus({ preventScroll: true }) : undefined), [isOpen])

  function close() {
    if (state === FROM_RECIPE) void navigate(-1)
    else void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-leaf noscript:hidden print:hidden"
        title={texts.cookHint}
        onClick={() =>
          void navigate({ search, hash: 'cook' }, { state: FROM_RECIPE, preventScrollReset: true })
        }
      >
        {texts.cookNow}
      </button>
      {hasBegun && (
        <Suspense>
          <Cooking recipe={recipe} amounts={amounts} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
