import { Suspense, use } from 'react'
import { RecipeGrid } from '#app/components/recipes/recipe-grid.tsx'
import type { RecipeCard } from '#domain/recipes/recipes/views.ts'
import { SectionHead } from './section-head.tsx'
import { useHomeMessages } from './use-home-messages.ts'

/** Empty if there are none, or if they could not be read. */
type Dinners = RecipeCard[]

/** The dishes that can be on the table this evening. */
export function TonightsDinner({ recipes }: { recipes: Dinners | Promise<Dinners> }) {
  return (
    <Suspense>
      <Dinners of={recipes} />
    </Suspense>
  )
}

function Dinners({ of }: { of: Dinners | Promise<Dinners> }) {
  const { recipes: texts } = useHomeMessages()
  const recipes = of instanceof Promise ? use(of) : of
  if (recipes.length === 0) return null
  return (
    <section className="page py-16 md:py-24" aria-labelledby="dinner">
      <SectionHead id="dinner" texts={texts} to="/recipes" />
      <RecipeGrid recipes={recipes} isRail />
    </section>
  )
}
