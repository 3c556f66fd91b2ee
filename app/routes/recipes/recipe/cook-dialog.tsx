import type { KeyboardEvent, ReactNode } from 'react'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { inSystem } from '#shared/recipes/scale.ts'
import { useCookModeMessages } from '#app/components/recipes/use-cook-mode-messages.ts'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { RECIPE_PICTURE_SIZES } from './recipe-head.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepLines } from './step-lines.tsx'
import { useWakeLock } from './use-wake-lock.ts'

type CookDialogProps = {
  recipe: RecipeDetail
  amounts: ShownAmounts
  /** The step that is shown, from 0. After the last comes the plate. */
  at: number
  onGo: (to: number) => void
  onClose: () => void
  /** The timers. */
  children: ReactNode
}

/** One step at a time over the whole screen, and at the end the plate, where there is a picture of it. */
export function CookDialog({ recipe, amounts, at, onGo, onClose, children }: CookDialogProps) {
  const texts = useCookModeMessages()
  const { steps, image } = recipe
  const last = image === null ? steps.length - 1 : steps.length
  const shown = Math.min(at, last)
  const step = steps[shown]
  useWakeLock()

  const go = (to: number) => onGo(Math.min(last, Math.max(0, to)))
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(shown + 1)
    if (key === 'ArrowLeft') go(shown - 1)
  }

  return (
    <Dialog
      layer="cook"
      label={`${texts.cookMode}: ${recipe.title}`}
      closeLabel={texts.close}
      focusOn="[data-first-focus]"
      className="whole-screen"
      onClose={onClose}
    >
      <div
        role="presentation"
        className="mx-auto flex min-h-[calc(100dvh-3rem)] max-w-4xl flex-col sm:min-h-[calc(100dvh-4rem)]"
        onKeyDown={onKeyDown}
      >
        <p className="pr-12 text-stone">{step ? texts.stepOf(shown + 1, steps.length) : recipe.title}</p>
        <div className="flex grow flex-col" aria-live="polite">
          <div key={shown} className="stroke-in grow py-6 text-xl md:text-2xl">
            <h2 className="text-3xl md:text-4xl">{step ? step.title : texts.ready}</h2>
            {step ? (
              <>
                <p className="mt-6 leading-normal text-pretty">{inSystem(step.text, amounts.system)}</p>
                <div className="text-base [&_ul]:text-lg">
                  <StepLines recipe={recipe} step={step} amounts={amounts} />
                </div>
              </>
            ) : (
              <Picture
                image={image}
                alt={recipe.imageAlt}
                shape="4:3"
                sizes={RECIPE_PICTURE_SIZES}
                className="mt-6 aspect-[4/3] max-h-[60dvh] w-full rounded-card object-cover"
              />
            )}
          </div>
        </div>
        <div className="grid gap-3 pb-4">{children}</div>
        <div className="sticky bottom-0 flex w-full gap-4 bg-rice py-4">
          <button
            type="button"
            className="btn btn-line grow"
            disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            {texts.previous}
          </button>
          <button
            type="button"
            data-first-focus
            className="btn btn-leaf grow"
            onClick={({ currentTarget }) => {
              if (shown < last) return go(shown + 1)
              currentTarget.closest('dialog')?.close()
              go(0)
            }}
          >
            {shown === last ? texts.finish : texts.next}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
