import type { CookedCard, RecipeCard as Recipe } from '#domain/recipes/recipes/views.ts'
import { type CardLook, PictureCard } from '#app/components/ui/picture-card.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import { useRecipesMessages } from './use-recipes-messages.ts'

/** A recipe as lists show it: the dish, how long it takes and how hot it is. */
export function RecipeCard({
  recipe,
  priority,
  look,
}: {
  recipe: Recipe & Partial<CookedCard>
  priority: boolean
  look: CardLook
}) {
  const texts = useRecipesMessages()
  const isRow = look === 'row'
  return (
    <PictureCard
      image={recipe.image}
      eyebrow={`${texts.courses[recipe.course]}${recipe.isUse === false ? ` · ${texts.goesWith}` : ''}`}
      title={recipe.title}
      to={{ to: '/recipes/:id', params: { id: recipe.slug } }}
      priority={priority}
      look={look}
    >
      <p className={`text-pretty ${isRow ? 'max-sm:hidden' : ''}`}>{recipe.line}</p>
      <p
        className={`mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-sm text-stone tabular-nums ${isRow ? 'max-sm:pt-1' : ''}`}
      >
        <span>{texts.duration(recipe.totalMinutes)}</span>
        <span>{texts.difficulties[recipe.difficulty]}</span>
        <SpiceLevel level={recipe.spiceLevel} />
        {recipe.rating && (
          <Stars
            stars={recipe.rating.average}
            text={texts.rating(recipe.rating.average, recipe.rating.count)}
            note={`(${recipe.rating.count})`}
          />
        )}
      </p>
    </PictureCard>
  )
}
