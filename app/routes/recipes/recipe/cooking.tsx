import { useState } from 'react'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { CookDialog } from './cook-dialog.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepTimer } from './step-timer.tsx'

type CookingProps = { recipe: RecipeDetail; amounts: ShownAmounts; isOpen: boolean; onClose: () => void }

/**
 * The step somebody is at, and the timers: they run on in other steps, and on the recipe's page when cook mode is
 * closed.
 */
export function Cooking({ recipe, amounts, isOpen, onClose }: CookingProps) {
  const [at, setAt] = useState(0)
  /** When the timers end, by step. */
  const [ends, setEnds] = useState<Record<number, number | undefined>>({})
  const timers = recipe.steps.flatMap(({ timer }, i) => {
    if (!timer || (ends[i] === undefined && !(isOpen && i === at))) return []
    return [
      <StepTimer
        key={i}
        {...timer}
        endsAt={ends[i]}
        onStart={() => setEnds({ ...ends, [i]: Date.now() + timer.minutes * MINUTE })}
        onStop={() => setEnds({ ...ends, [i]: undefined })}
      />,
    ]
  })
  if (!isOpen) return timers.length > 0 && <div className="grid w-full gap-3 print:hidden">{timers}</div>
  return (
    <CookDialog recipe={recipe} amounts={amounts} at={at} onGo={setAt} onClose={onClose}>
      {timers}
    </CookDialog>
  )
}
