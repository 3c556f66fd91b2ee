import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { useCookModeMessages } from '#app/components/recipes/use-cook-mode-messages.ts'
import { CookDialog } from './cook-dialog.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepTimer } from './step-timer.tsx'
import { useProgress } from './use-progress.ts'

type CookingProps = {
  recipe: RecipeDetail
  amounts: ShownAmounts
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Cook mode; closed, the timers that run: they stand at the foot of the screen wherever one reads, and ring there. */
export function Cooking({ recipe, amounts, isOpen, onOpen, onClose }: CookingProps) {
  const texts = useCookModeMessages()
  const { progress, change } = useProgress(recipe.id)
  const { at, ends } = progress
  const timers = recipe.steps.flatMap(({ timer }, i) => {
    if (!timer || (ends[i] === undefined && !(isOpen && i === at))) return []
    return [
      <StepTimer
        key={i}
        {...timer}
        endsAt={ends[i]}
        onStart={() => change({ ends: { ...ends, [i]: Date.now() + timer.minutes * MINUTE } })}
        onStop={() => change({ ends: { ...ends, [i]: undefined } })}
      />,
    ]
  })
  if (isOpen) {
    return (
      <CookDialog
        recipe={recipe}
        amounts={amounts}
        at={at}
        onGo={(to) => change({ at: to })}
        onClose={onClose}
      >
        {timers}
      </CookDialog>
    )
  }
  return (
    <section aria-label={texts.timers} className="timers stroke-in card shadow-float print:hidden">
      {timers}
      <button type="button" className="btn btn-leaf" onClick={onOpen}>
        {texts.goOn}
      </button>
    </section>
  )
}
