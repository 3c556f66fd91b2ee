import type { RecipeCard as Recipe } from '#domain/recipes/schemas.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import { useRecipesMessages } from './use-recipes-messages.ts'

/** A recipe as lists show it: the dish, how long it takes and how hot it is. */
export function RecipeCard({ recipe, priority }: { recipe: Recipe; priority: boolean }) {
  const texts = useRecipesMessages()
  return (
    <article className="group relative flex grow flex-col overflow-hidden rounded-card border border-line bg-rice">
      <Picture
        image={recipe.image}
        alt=""
        shape="4:3"
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex grow flex-col gap-2 p-6">
        <p className="eyebrow">{texts.courses[recipe.course]}</p>
        <h3 className="text-lg">
          <LocalLink
            to="/recipes/:id"
            params={{ id: recipe.slug }}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {recipe.title}
          </LocalLink>
        </h3>
        <p className="text-pretty">{recipe.line}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-sm text-stone tabular-nums">
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
      </div>
    </article>
  )
}
