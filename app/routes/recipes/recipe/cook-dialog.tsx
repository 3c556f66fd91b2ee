import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RecipeDetail } from '#domain/recipes/schemas.ts'
import { MINUTE } from '#shared/durations.ts'
import { inSystem } from '#shared/recipes/scale.ts'
import { useCookModeMessages } from '#app/components/recipes/use-cook-mode-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepLines } from './step-lines.tsx'
import { StepTimer } from './step-timer.tsx'
import { useWakeLock } from './use-wake-lock.ts'

type CookDialogProps = { recipe: RecipeDetail; amounts: ShownAmounts; onClose: () => void }

/** One step at a time, over the whole screen. Timers run on while one reads other steps. */
export function CookDialog({ recipe, amounts, onClose }: CookDialogProps) {
  const texts = useCookModeMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  /** When the timers end, by step. */
  const [ends, setEnds] = useState<Record<number, number | undefined>>({})
  const { steps } = recipe
  const step = steps[at]
  const isLast = at === steps.length - 1
  useWakeLock()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const go = (to: number) => setAt(Math.min(steps.length - 1, Math.max(0, to)))
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  const timers = steps.flatMap(({ timer }, i) =>
    timer && (i === at || ends[i] !== undefined) ? [{ i, ...timer }] : [],
  )

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
        <div className="mx-auto grid w-full max-w-4xl gap-3 pb-4">
          {timers.map(({ i, minutes, label }) => (
            <StepTimer
              key={i}
              minutes={minutes}
              label={label}
              endsAt={ends[i]}
              onStart={() => setEnds({ ...ends, [i]: Date.now() + minutes * MINUTE })}
              onStop={() => setEnds({ ...ends, [i]: undefined })}
            />
          ))}
        </div>
        <div className="sticky bottom-0 mx-auto flex w-full max-w-4xl gap-4 bg-coconut py-4">
          <button type="button" className="btn btn-line grow" disabled={at === 0} onClick={() => go(at - 1)}>
            {texts.previous}
          </button>
          <button
            type="button"
            className="btn btn-leaf grow"
            onClick={() => (isLast ? dialog.current?.close() : go(at + 1))}
          >
            {isLast ? texts.finish : texts.next}
          </button>
        </div>
      </div>
    </dialog>
  )
}
