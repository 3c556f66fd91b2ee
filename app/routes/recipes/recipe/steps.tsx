import type { ReactNode } from 'react'
import type { RecipeDetail } from '#domain/recipes/recipes/views.ts'
import { inSystem } from '#shared/recipes/scale.ts'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import type { ShownAmounts } from './shown-amounts.ts'
import { StepLines } from './step-lines.tsx'

type StepsProps = {
  recipe: RecipeDetail
  amounts: ShownAmounts
  /** The parts beside the heading. */
  children: ReactNode
}

/** The steps of the recipe, each with what it takes. */
export function Steps({ recipe, amounts, children }: StepsProps) {
  const texts = useRecipeMessages()
  return (
    <section aria-labelledby="steps">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="steps" className="text-xl">
          {texts.steps}
        </h2>
        {children}
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {recipe.steps.map((step, at) => (
          <li key={step.title} className="grid grid-cols-[3rem_1fr] gap-x-2 py-6 break-inside-avoid">
            <span aria-hidden="true" className="display text-2xl text-turmeric">
              {at + 1}
            </span>
            <div className="max-w-prose">
              <h3 className="text-lg">
                <span className="sr-only">{texts.step(at + 1)}: </span>
                {step.title}
              </h3>
              <p className="mt-2 text-pretty">{inSystem(step.text, amounts.system)}</p>
              <StepLines recipe={recipe} step={step} amounts={amounts} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
