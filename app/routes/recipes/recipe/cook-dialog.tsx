import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { inSystem } from '#shared/recipes/scale.ts'
import { useCookModeMessages } from '#app/components/recipes/use-cook-mode-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepLines } from './step-lines.tsx'
import { useWakeLock } from './use-wake-lock.ts'

type CookDialogProps = {
  recipe: RecipeDetail
  amounts: ShownAmounts
  /** The step that is shown, from 0. */
  at: number
  onGo: (to: number) => void
  onClose: () => void
  /** The timers. */
  children: ReactNode
}

/** One step at a time, over the whole screen. */
export function CookDialog({ recipe, amounts, at, onGo, onClose, children }: CookDialogProps) {
  const texts = useCookModeMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const { steps } = recipe
  const step = steps[at]
  const isLast = at === steps.length - 1
  useWakeLock()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const go = (to: number) => onGo(Math.min(steps.length - 1, Math.max(0, to)))
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  function finish() {
    dialog.current?.close()
    go(0)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`${texts.cookMode}: ${recipe.title}`}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-coconut text-charcoal"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="page flex min-h-full flex-col py-4 md:py-8">
        <div className="flex items-center justify-between gap-4">
          <p className="text-stone">{texts.stepOf(at + 1, steps.length)}</p>
          <button
            type="button"
            className="grid size-11 place-items-center rounded-full hover:bg-line"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {step && (
          <div
            key={at}
            className="stroke-in mx-auto w-full max-w-4xl grow py-6 text-xl md:text-2xl"
            aria-live="polite"
          >
            <h2 className="text-3xl md:text-4xl">{step.title}</h2>
            <p className="mt-6 leading-normal text-pretty">{inSystem(step.text, amounts.system)}</p>
            <div className="text-base [&_ul]:text-lg">
              <StepLines recipe={recipe} step={step} amounts={amounts} />
            </div>
          </div>
        )}
        <div className="mx-auto grid w-full max-w-4xl gap-3 pb-4">{children}</div>
        <div className="sticky bottom-0 mx-auto flex w-full max-w-4xl gap-4 bg-coconut py-4">
          <button type="button" className="btn btn-line grow" disabled={at === 0} onClick={() => go(at - 1)}>
            {texts.previous}
          </button>
          <button type="button" className="btn btn-leaf grow" onClick={isLast ? finish : () => go(at + 1)}>
            {isLast ? texts.finish : texts.next}
          </button>
        </div>
      </div>
    </dialog>
  )
}
