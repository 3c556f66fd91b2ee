import { Suspense, useState } from 'react'
import type { RecipeDetail } from '#domain/recipes/schemas.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { fetchedLater } from '#app/fetched-later.tsx'
import type { ShownAmounts } from './shown-amounts.ts'

const CookDialog = fetchedLater('cook-dialog', async () => (await import('./cook-dialog.tsx')).CookDialog)

/** The button that leads to one step at a time; what it opens is fetched when it is pressed. */
export function CookMode({ recipe, amounts }: { recipe: RecipeDetail; amounts: ShownAmounts }) {
  const texts = useRecipeMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn-leaf noscript:hidden print:hidden"
        title={texts.cookHint}
        onClick={() => setIsOpen(true)}
      >
        {texts.cookNow}
      </button>
      {isOpen && (
        <Suspense>
          <CookDialog recipe={recipe} amounts={amounts} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
